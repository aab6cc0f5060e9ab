-- Sessions show whether there are invoices, and the name of the customer.
CREATE TRIGGER "customers_announced_insert" AFTER INSERT ON "customers" REFERENCING NEW TABLE AS new_rows
	FOR EACH STATEMENT EXECUTE FUNCTION "announce_changes"('account', 'user_id');--> statement-breakpoint
CREATE TRIGGER "customers_announced_update" AFTER UPDATE ON "customers" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
	FOR EACH STATEMENT EXECUTE FUNCTION "announce_changes"('account', 'user_id');--> statement-breakpoint
CREATE TRIGGER "customers_announced_delete" AFTER DELETE ON "customers" REFERENCING OLD TABLE AS old_rows
	FOR EACH STATEMENT EXECUTE FUNCTION "announce_changes"('account', 'user_id');--> statement-breakpoint
CREATE TRIGGER "customers_announced_truncate" AFTER TRUNCATE ON "customers" FOR EACH STATEMENT EXECUTE FUNCTION "announce_emptied"();--> statement-breakpoint
CREATE TRIGGER "invoice_recipients_announced_insert" AFTER INSERT ON "invoice_recipients" REFERENCING NEW TABLE AS new_rows
	FOR EACH STATEMENT EXECUTE FUNCTION "announce_changes"('account', 'user_id');--> statement-breakpoint
CREATE TRIGGER "invoice_recipients_announced_update" AFTER UPDATE ON "invoice_recipients" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
	FOR EACH STATEMENT EXECUTE FUNCTION "announce_changes"('account', 'user_id');--> statement-breakpoint
CREATE TRIGGER "invoice_recipients_announced_delete" AFTER DELETE ON "invoice_recipients" REFERENCING OLD TABLE AS old_rows
	FOR EACH STATEMENT EXECUTE FUNCTION "announce_changes"('account', 'user_id');--> statement-breakpoint
CREATE TRIGGER "invoice_recipients_announced_truncate" AFTER TRUNCATE ON "invoice_recipients" FOR EACH STATEMENT EXECUTE FUNCTION "announce_emptied"();
