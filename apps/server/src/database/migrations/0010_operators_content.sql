CREATE TABLE "page_versions" (
	"page" text NOT NULL,
	"revision" integer NOT NULL,
	"markdown" text NOT NULL,
	"author_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "page_versions_page_revision_pk" PRIMARY KEY("page","revision")
);
--> statement-breakpoint
CREATE TABLE "price_lists" (
	"id" uuid PRIMARY KEY NOT NULL,
	"valid_from" date NOT NULL,
	"content" jsonb NOT NULL,
	"created_by" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"withdrawn_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "service_marks" (
	"name" text PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"note" text
);
--> statement-breakpoint
ALTER TABLE "list_templates" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "page_versions" ADD CONSTRAINT "page_versions_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_lists" ADD CONSTRAINT "price_lists_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "price_lists_day_key" ON "price_lists" USING btree ("valid_from") WHERE "price_lists"."withdrawn_at" is null;--> statement-breakpoint
UPDATE "list_templates" SET "position" = "ordered"."place" FROM (SELECT "id", row_number() OVER (ORDER BY "created_at" DESC, "id" DESC) - 1 AS "place" FROM "list_templates") AS "ordered" WHERE "ordered"."id" = "list_templates"."id";
