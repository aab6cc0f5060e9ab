CREATE TABLE "sign_in_origins" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sign_in_origins_kind_known" CHECK ("sign_in_origins"."kind" in ('device', 'network'))
);
--> statement-breakpoint
ALTER TABLE "sign_in_origins" ADD CONSTRAINT "sign_in_origins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "sign_in_origins_key" ON "sign_in_origins" USING btree ("user_id","kind","hash");--> statement-breakpoint
CREATE INDEX "sign_in_origins_hash_idx" ON "sign_in_origins" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "sign_in_origins_last_used_idx" ON "sign_in_origins" USING btree ("last_used_at");