CREATE TABLE "catalogue_change_signs" (
	"change_id" uuid NOT NULL,
	"sign_id" uuid NOT NULL,
	"before" jsonb,
	"after" jsonb,
	CONSTRAINT "catalogue_change_signs_change_id_sign_id_pk" PRIMARY KEY("change_id","sign_id")
);
--> statement-breakpoint
CREATE TABLE "catalogue_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"summary" text NOT NULL,
	"actor_id" uuid,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"undone_by_id" uuid,
	"undoes_id" uuid
);
--> statement-breakpoint
ALTER TABLE "missed_searches" ADD COLUMN "status" text DEFAULT 'open' NOT NULL;--> statement-breakpoint
ALTER TABLE "missed_searches" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "missed_searches" ADD COLUMN "handled_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "sign_media" ADD COLUMN "poster_ms" integer;--> statement-breakpoint
ALTER TABLE "sign_requests" ADD COLUMN "status" text DEFAULT 'open' NOT NULL;--> statement-breakpoint
ALTER TABLE "sign_requests" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sign_requests" ADD COLUMN "handled_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "catalogue_change_signs" ADD CONSTRAINT "catalogue_change_signs_change_id_catalogue_changes_id_fk" FOREIGN KEY ("change_id") REFERENCES "public"."catalogue_changes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalogue_change_signs" ADD CONSTRAINT "catalogue_change_signs_sign_id_signs_id_fk" FOREIGN KEY ("sign_id") REFERENCES "public"."signs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalogue_changes" ADD CONSTRAINT "catalogue_changes_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalogue_changes" ADD CONSTRAINT "catalogue_changes_undone_by_id_catalogue_changes_id_fk" FOREIGN KEY ("undone_by_id") REFERENCES "public"."catalogue_changes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalogue_changes" ADD CONSTRAINT "catalogue_changes_undoes_id_catalogue_changes_id_fk" FOREIGN KEY ("undoes_id") REFERENCES "public"."catalogue_changes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "catalogue_change_signs_sign_idx" ON "catalogue_change_signs" USING btree ("sign_id","change_id");--> statement-breakpoint
CREATE INDEX "catalogue_changes_at_idx" ON "catalogue_changes" USING btree ("at");--> statement-breakpoint
CREATE INDEX "sign_media_sign_idx" ON "sign_media" USING btree ("sign_id","type");--> statement-breakpoint
CREATE INDEX "sign_requests_status_idx" ON "sign_requests" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "signs_updated_idx" ON "signs" USING btree ("updated_at");