CREATE TABLE "contract_declarations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"content" jsonb NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"user_id" uuid,
	"subscription_id" uuid,
	"handled_at" timestamp (3) with time zone,
	CONSTRAINT "contract_declarations_kind_known" CHECK ("contract_declarations"."kind" in ('cancellation', 'withdrawal'))
);
--> statement-breakpoint
CREATE TABLE "invoice_documents" (
	"invoice_id" uuid NOT NULL,
	"form" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"sha256" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invoice_documents_invoice_id_form_pk" PRIMARY KEY("invoice_id","form"),
	CONSTRAINT "invoice_documents_form_known" CHECK ("invoice_documents"."form" in ('pdf', 'xml'))
);
--> statement-breakpoint
CREATE TABLE "invoice_recipients" (
	"invoice_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"sent_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "invoice_series" (
	"year" integer PRIMARY KEY NOT NULL,
	"last_count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"year" integer NOT NULL,
	"count" integer NOT NULL,
	"kind" text NOT NULL,
	"order_id" uuid,
	"corrects_id" uuid,
	"content" jsonb NOT NULL,
	"total" integer NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "invoices_kind_known" CHECK ("invoices"."kind" in ('invoice', 'credit-note')),
	CONSTRAINT "invoices_credit_note_corrects" CHECK (("invoices"."kind" = 'credit-note') = ("invoices"."corrects_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "contract_declarations" ADD CONSTRAINT "contract_declarations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_declarations" ADD CONSTRAINT "contract_declarations_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_documents" ADD CONSTRAINT "invoice_documents_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_recipients" ADD CONSTRAINT "invoice_recipients_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_recipients" ADD CONSTRAINT "invoice_recipients_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_corrects_id_invoices_id_fk" FOREIGN KEY ("corrects_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contract_declarations_open_idx" ON "contract_declarations" USING btree ("received_at") WHERE "contract_declarations"."handled_at" is null;--> statement-breakpoint
CREATE INDEX "invoice_recipients_user_idx" ON "invoice_recipients" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_number_key" ON "invoices" USING btree ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_series_key" ON "invoices" USING btree ("year","count");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_order_key" ON "invoices" USING btree ("order_id") WHERE "invoices"."kind" = 'invoice';--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_corrects_key" ON "invoices" USING btree ("corrects_id");--> statement-breakpoint
CREATE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'rows of % are never changed or removed', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;--> statement-breakpoint
CREATE TRIGGER "invoices_unchangeable" BEFORE UPDATE OR DELETE ON "invoices" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "invoices_not_emptied" BEFORE TRUNCATE ON "invoices" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "invoice_documents_unchangeable" BEFORE UPDATE OR DELETE ON "invoice_documents" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "invoice_documents_not_emptied" BEFORE TRUNCATE ON "invoice_documents" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE FUNCTION "refuse_gap"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' AND NEW."year" = OLD."year" AND NEW."last_count" = OLD."last_count" + 1 THEN
		RETURN NEW;
	END IF;
	RAISE EXCEPTION 'numbers of invoices only go on by one' USING ERRCODE = 'restrict_violation';
END
$$;--> statement-breakpoint
CREATE TRIGGER "invoice_series_without_gaps" BEFORE UPDATE OR DELETE ON "invoice_series" FOR EACH ROW EXECUTE FUNCTION "refuse_gap"();
