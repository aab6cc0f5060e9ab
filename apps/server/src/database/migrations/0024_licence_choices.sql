CREATE TABLE "licence_choices" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"license" jsonb NOT NULL,
	"net" integer NOT NULL,
	"customer_type" text NOT NULL,
	"country" text NOT NULL,
	"chosen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "licence_choices_customer_type_known" CHECK ("licence_choices"."customer_type" in ('person', 'company'))
);
--> statement-breakpoint
ALTER TABLE "licence_choices" ADD CONSTRAINT "licence_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "licence_choices_chosen_idx" ON "licence_choices" USING btree ("chosen_at");