-- What servers remember of these tables is forgotten when it changes: every change is announced with the topics of its
-- rows, or with "*" when there are many (platform/database/changes, decision 0051). A new row is announced where others
-- are read with it. Arguments: pairs of kind and column.
CREATE FUNCTION "announce_changes"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	changed text := CASE TG_OP
		WHEN 'INSERT' THEN 'select * from new_rows'
		WHEN 'DELETE' THEN 'select * from old_rows'
		ELSE 'select * from old_rows union all select * from new_rows'
	END;
	topics text[];
BEGIN
	FOR pair IN 0 .. TG_NARGS / 2 - 1 LOOP
		EXECUTE format(
			'select array_agg(topic) from (select distinct %L || %I::text as topic from (%s) as changed limit 51) as found',
			TG_ARGV[pair * 2] || ':', TG_ARGV[pair * 2 + 1], changed
		) INTO topics;
		IF cardinality(topics) > 50 THEN
			PERFORM pg_notify('changes', '*');
		ELSE
			PERFORM pg_notify('changes', topic) FROM unnest(topics) AS topic;
		END IF;
	END LOOP;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION "announce_emptied"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('changes', '*');
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "access_tokens_announced_update" AFTER UPDATE ON "access_tokens" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
	FOR EACH STATEMENT EXECUTE FUNCTION "announce_changes"('account', 'user_id');--> statement-breakpoint
CREATE TRIGGER "access_tokens_announced_delete" AFTER DELETE ON "access_tokens" REFERENCING OLD TABLE AS old_rows
	FOR EACH STATEMENT EXECUTE FUNCTION "announce_changes"('account', 'user_id');--> statement-breakpoint
CREATE TRIGGER "access_tokens_announced_truncate" AFTER TRUNCATE ON "access_tokens" FOR EACH STATEMENT EXECUTE FUNCTION "announce_emptied"();--> statement-breakpoint
CREATE TRIGGER "users_announced_update" AFTER UPDATE ON "users" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
	FOR EACH STATEMENT EXECUTE FUNCTION "announce_changes"('account', 'id');--> statement-breakpoint
CREATE TRIGGER "users_announced_delete" AFTER DELETE ON "users" REFERENCING OLD TABLE AS old_rows
	FOR EACH STATEMENT EXECUTE FUNCTION "announce_changes"('account', 'id');--> statement-breakpoint
CREATE TRIGGER "users_announced_truncate" AFTER TRUNCATE ON "users" FOR EACH STATEMENT EXECUTE FUNCTION "announce_emptied"();--> statement-breakpoint
CREATE TRIGGER "teams_announced_insert" AFTER INSERT ON "teams" REFERENCING NEW TABLE AS new_rows
	FOR EACH STATEMENT EXECUTE FUNCTION "announce_changes"('team', 'id', 'account', 'owner_id');--> statement-breakpoint
CREATE TRIGGER "teams_announced_update" AFTER UPDATE ON "teams" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
	FOR EACH STATEMENT EXECUTE FUNCTION "announce_changes"('team', 'id', 'account', 'owner_id');--> statement-breakpoint
CREATE TRIGGER "teams_announced_delete" AFTER DELETE ON "teams" REFERENCING OLD TABLE AS old_rows
	FOR EACH STATEMENT EXECUTE FUNCTION "announce_changes"('team', 'id', 'account', 'owner_id');--> statement-breakpoint
CREATE TRIGGER "teams_announced_truncate" AFTER TRUNCATE ON "teams" FOR EACH STATEMENT EXECUTE FUNCTION "announce_emptied"();--> statement-breakpoint
CREATE TRIGGER "subscriptions_announced_update" AFTER UPDATE ON "subscriptions" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
	FOR EACH STATEMENT EXECUTE FUNCTION "announce_changes"('subscription', 'id');--> statement-breakpoint
CREATE TRIGGER "subscriptions_announced_delete" AFTER DELETE ON "subscriptions" REFERENCING OLD TABLE AS old_rows
	FOR EACH STATEMENT EXECUTE FUNCTION "announce_changes"('subscription', 'id');--> statement-breakpoint
CREATE TRIGGER "subscriptions_announced_truncate" AFTER TRUNCATE ON "subscriptions" FOR EACH STATEMENT EXECUTE FUNCTION "announce_emptied"();--> statement-breakpoint
CREATE TRIGGER "favorites_announced_insert" AFTER INSERT ON "favorites" REFERENCING NEW TABLE AS new_rows
	FOR EACH STATEMENT EXECUTE FUNCTION "announce_changes"('favorites', 'user_id');--> statement-breakpoint
CREATE TRIGGER "favorites_announced_update" AFTER UPDATE ON "favorites" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
	FOR EACH STATEMENT EXECUTE FUNCTION "announce_changes"('favorites', 'user_id');--> statement-breakpoint
CREATE TRIGGER "favorites_announced_delete" AFTER DELETE ON "favorites" REFERENCING OLD TABLE AS old_rows
	FOR EACH STATEMENT EXECUTE FUNCTION "announce_changes"('favorites', 'user_id');--> statement-breakpoint
CREATE TRIGGER "favorites_announced_truncate" AFTER TRUNCATE ON "favorites" FOR EACH STATEMENT EXECUTE FUNCTION "announce_emptied"();
