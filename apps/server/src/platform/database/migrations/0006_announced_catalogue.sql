-- Every server reads the catalogue again when it has changed.
CREATE TRIGGER "catalogue_announced_insert" AFTER INSERT ON "catalogue" REFERENCING NEW TABLE AS new_rows
	FOR EACH STATEMENT EXECUTE FUNCTION "announce_changes"('catalogue', 'id');--> statement-breakpoint
CREATE TRIGGER "catalogue_announced_update" AFTER UPDATE ON "catalogue" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
	FOR EACH STATEMENT EXECUTE FUNCTION "announce_changes"('catalogue', 'id');--> statement-breakpoint
CREATE TRIGGER "catalogue_announced_delete" AFTER DELETE ON "catalogue" REFERENCING OLD TABLE AS old_rows
	FOR EACH STATEMENT EXECUTE FUNCTION "announce_changes"('catalogue', 'id');--> statement-breakpoint
CREATE TRIGGER "catalogue_announced_truncate" AFTER TRUNCATE ON "catalogue" FOR EACH STATEMENT EXECUTE FUNCTION "announce_emptied"();
