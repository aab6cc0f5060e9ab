DROP INDEX "users_email_key";--> statement-breakpoint
DROP INDEX "invitations_email_idx";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "ascii_email" text;--> statement-breakpoint
ALTER TABLE "contract_declarations" ADD COLUMN "ascii_email" text;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "ascii_email" text;--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_key" ON "users" USING btree (lower(coalesce("ascii_email", "email")));--> statement-breakpoint
CREATE INDEX "invitations_email_idx" ON "invitations" USING btree ("team_id",lower(coalesce("ascii_email", "email")));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_ascii_email" CHECK (("users"."ascii_email" is null) = (octet_length("users"."email") = char_length("users"."email")) and octet_length("users"."ascii_email") = char_length("users"."ascii_email"));--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_ascii_email" CHECK (("invitations"."ascii_email" is null) = (octet_length("invitations"."email") = char_length("invitations"."email")) and octet_length("invitations"."ascii_email") = char_length("invitations"."ascii_email"));