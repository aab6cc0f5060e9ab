DROP INDEX "manual_refunds_payment_key";--> statement-breakpoint
ALTER TABLE "manual_refunds" ADD COLUMN "key" text NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "manual_refunds_key" ON "manual_refunds" USING btree ("key");