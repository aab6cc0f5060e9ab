ALTER TABLE "payments" DROP CONSTRAINT "payments_state_known";--> statement-breakpoint
DROP INDEX "invoices_corrects_key";--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "given_back" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "held_for" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "held_since" timestamp (3) with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_corrects_key" ON "invoices" USING btree ("corrects_id","order_id");--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_amount_positive" CHECK ("payments"."amount" >= 0);--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_given_back_within" CHECK ("payments"."given_back" between 0 and "payments"."amount");--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_state_known" CHECK ("payments"."state" in ('charging', 'in-progress', 'failed', 'paid', 'disputed', 'returned', 'regained'));--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_held_whole" CHECK (("subscriptions"."held_for" is null) = ("subscriptions"."held_since" is null));