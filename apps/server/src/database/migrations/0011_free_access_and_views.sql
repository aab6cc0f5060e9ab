ALTER TABLE "access_tokens" ADD COLUMN "viewed_by" uuid;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "free_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "free_end_reminded_of" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "access_tokens" ADD CONSTRAINT "access_tokens_viewed_by_access_tokens_id_fk" FOREIGN KEY ("viewed_by") REFERENCES "public"."access_tokens"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "access_tokens_viewed_by_idx" ON "access_tokens" USING btree ("viewed_by") WHERE "access_tokens"."viewed_by" is not null;--> statement-breakpoint
CREATE INDEX "users_free_until_idx" ON "users" USING btree ("free_until") WHERE "users"."free_until" is not null;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_free_once" CHECK ("users"."billing_type" <> 'free' or "users"."free_until" is null);