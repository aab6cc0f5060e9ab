CREATE TABLE "invoice_reminders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"invoice_id" uuid NOT NULL,
	"level" integer NOT NULL,
	"pay_until" date NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "invoice_reminders_level_known" CHECK ("invoice_reminders"."level" in (1, 2, 3))
);
--> statement-breakpoint
CREATE TABLE "manual_refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"amount" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp (3) with time zone,
	"note" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "custom_subscription_answers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "offers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"seats" integer NOT NULL,
	"period" integer NOT NULL,
	"net" integer NOT NULL,
	"valid_until" date NOT NULL,
	"text" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"withdrawn_at" timestamp (3) with time zone,
	"replaced_at" timestamp (3) with time zone,
	"declined_at" timestamp (3) with time zone,
	"decline_reason" text,
	"accepted_at" timestamp (3) with time zone,
	"accepted_by" uuid,
	"order_id" uuid,
	CONSTRAINT "offers_one_end" CHECK (num_nonnulls(withdrawn_at, replaced_at, declined_at, accepted_at) <= 1),
	CONSTRAINT "offers_accepted_by_order" CHECK (("offers"."accepted_at" is null) = ("offers"."order_id" is null))
);
--> statement-breakpoint
ALTER TABLE "contract_declarations" ADD COLUMN "handled_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "custom_subscription_requests" ADD COLUMN "state" text DEFAULT 'new' NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice_reminders" ADD CONSTRAINT "invoice_reminders_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "manual_refunds" ADD CONSTRAINT "manual_refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_subscription_answers" ADD CONSTRAINT "custom_subscription_answers_request_id_custom_subscription_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."custom_subscription_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_request_id_custom_subscription_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."custom_subscription_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_accepted_by_users_id_fk" FOREIGN KEY ("accepted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_reminders_level_key" ON "invoice_reminders" USING btree ("invoice_id","level");--> statement-breakpoint
CREATE UNIQUE INDEX "manual_refunds_payment_key" ON "manual_refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "manual_refunds_open_idx" ON "manual_refunds" USING btree ("created_at") WHERE "manual_refunds"."done_at" is null;--> statement-breakpoint
CREATE INDEX "custom_subscription_answers_request_idx" ON "custom_subscription_answers" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "offers_request_idx" ON "offers" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "offers_accepted_by_idx" ON "offers" USING btree ("accepted_by");--> statement-breakpoint
CREATE UNIQUE INDEX "offers_order_key" ON "offers" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "offers_open_key" ON "offers" USING btree ("request_id") WHERE num_nonnulls(withdrawn_at, replaced_at, declined_at, accepted_at) = 0;--> statement-breakpoint
ALTER TABLE "custom_subscription_requests" ADD CONSTRAINT "custom_subscription_requests_state_known" CHECK ("custom_subscription_requests"."state" in ('new', 'answered', 'offer', 'accepted', 'declined', 'closed'));