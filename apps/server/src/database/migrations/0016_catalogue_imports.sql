CREATE TABLE "catalogue_import_entries" (
	"import_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"path" text NOT NULL,
	"line" integer,
	"slug" text,
	"title" text,
	"media" text,
	"status" text NOT NULL,
	"fields" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"message" text,
	"remarks" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_written" boolean DEFAULT false NOT NULL,
	"values" jsonb,
	"before" jsonb,
	"sign_revision" integer,
	"matches" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"decision" text,
	"decision_slug" text,
	CONSTRAINT "catalogue_import_entries_import_id_position_pk" PRIMARY KEY("import_id","position")
);
--> statement-breakpoint
CREATE TABLE "catalogue_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"author_id" uuid,
	"name" text NOT NULL,
	"byte_length" bigint NOT NULL,
	"received_parts" integer DEFAULT 0 NOT NULL,
	"is_fingerspelled" boolean DEFAULT false NOT NULL,
	"state" text DEFAULT 'uploading' NOT NULL,
	"failed_in" text,
	"phase" text,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"lease" uuid,
	"lease_until" timestamp (3) with time zone,
	"is_planned" boolean DEFAULT false NOT NULL,
	"message" text,
	"lines" jsonb,
	"files" jsonb,
	"change_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "catalogue_imports_state_known" CHECK ("catalogue_imports"."state" in ('uploading', 'checking', 'refused', 'checked', 'applying', 'stopped', 'applied', 'rolling-back',
        'rolled-back', 'failed', 'canceled'))
);
--> statement-breakpoint
ALTER TABLE "catalogue_import_entries" ADD CONSTRAINT "catalogue_import_entries_import_id_catalogue_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."catalogue_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalogue_imports" ADD CONSTRAINT "catalogue_imports_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "catalogue_import_entries_status_idx" ON "catalogue_import_entries" USING btree ("import_id","status","position");--> statement-breakpoint
CREATE INDEX "catalogue_import_entries_slug_idx" ON "catalogue_import_entries" USING btree ("import_id","slug");--> statement-breakpoint
CREATE INDEX "catalogue_imports_created_idx" ON "catalogue_imports" USING btree ("created_at");