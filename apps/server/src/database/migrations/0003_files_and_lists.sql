CREATE TABLE "custom_signs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sign_type" text NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"model_version" integer DEFAULT 1 NOT NULL,
	"content" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"model_version" integer DEFAULT 1 NOT NULL,
	"content" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "file_nodes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text COLLATE german NOT NULL,
	"name_key" text NOT NULL,
	"node_type" text NOT NULL,
	"file_type" text,
	"document_type" text,
	"custom_sign_type" text,
	"file_id" uuid,
	"parent_id" uuid,
	"path" text COLLATE "C" NOT NULL,
	"user_id" uuid,
	"team_id" uuid,
	"author_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "file_nodes_file_key" UNIQUE("file_id"),
	CONSTRAINT "file_nodes_one_owner" CHECK (num_nonnulls("file_nodes"."user_id", "file_nodes"."team_id") = 1),
	CONSTRAINT "file_nodes_node_type_known" CHECK ("file_nodes"."node_type" in ('directory', 'file')),
	CONSTRAINT "file_nodes_file_type" CHECK (("file_nodes"."node_type" = 'file') = ("file_nodes"."file_type" is not null)),
	CONSTRAINT "file_nodes_file_type_known" CHECK ("file_nodes"."file_type" in ('lists', 'documents', 'custom-signs')),
	CONSTRAINT "file_nodes_directory_without_file" CHECK ("file_nodes"."node_type" = 'file' or "file_nodes"."file_id" is null),
	CONSTRAINT "file_nodes_path_begins_with_owner" CHECK (starts_with("file_nodes"."path", case when "file_nodes"."user_id" is not null then ',user_' || "file_nodes"."user_id" else ',team_' || "file_nodes"."team_id" end || ',')),
	CONSTRAINT "file_nodes_path_ends_with_parent" CHECK (case when "file_nodes"."parent_id" is null then "file_nodes"."path" ~ '^,[^,]+,$' else right("file_nodes"."path", 38) = ',' || "file_nodes"."parent_id" || ',' end)
);
--> statement-breakpoint
CREATE TABLE "learned_signs" (
	"list_id" uuid NOT NULL,
	"sign_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "learned_signs_list_id_user_id_sign_id_pk" PRIMARY KEY("list_id","user_id","sign_id")
);
--> statement-breakpoint
CREATE TABLE "list_signs" (
	"list_id" uuid NOT NULL,
	"sign_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "list_signs_list_id_sign_id_pk" PRIMARY KEY("list_id","sign_id")
);
--> statement-breakpoint
CREATE TABLE "list_template_signs" (
	"template_id" uuid NOT NULL,
	"sign_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "list_template_signs_template_id_sign_id_pk" PRIMARY KEY("template_id","sign_id")
);
--> statement-breakpoint
CREATE TABLE "list_templates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"color" text NOT NULL,
	"is_public" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lists" (
	"id" uuid PRIMARY KEY NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"share_key" text
);
--> statement-breakpoint
CREATE TABLE "sign_reviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"sign_id" uuid NOT NULL,
	"answer" text NOT NULL,
	"reviewed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sign_reviews_answer_known" CHECK ("sign_reviews"."answer" in ('known', 'again'))
);
--> statement-breakpoint
CREATE TABLE "sign_schedules" (
	"user_id" uuid NOT NULL,
	"sign_id" uuid NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"last_review_at" timestamp (3) with time zone NOT NULL,
	"reviews" integer NOT NULL,
	"lapses" integer NOT NULL,
	"card" jsonb NOT NULL,
	CONSTRAINT "sign_schedules_user_id_sign_id_pk" PRIMARY KEY("user_id","sign_id")
);
--> statement-breakpoint
ALTER TABLE "custom_signs" ADD CONSTRAINT "custom_signs_id_file_nodes_file_id_fk" FOREIGN KEY ("id") REFERENCES "public"."file_nodes"("file_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_id_file_nodes_file_id_fk" FOREIGN KEY ("id") REFERENCES "public"."file_nodes"("file_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_nodes" ADD CONSTRAINT "file_nodes_parent_id_file_nodes_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."file_nodes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_nodes" ADD CONSTRAINT "file_nodes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_nodes" ADD CONSTRAINT "file_nodes_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_nodes" ADD CONSTRAINT "file_nodes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learned_signs" ADD CONSTRAINT "learned_signs_list_id_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learned_signs" ADD CONSTRAINT "learned_signs_sign_id_signs_id_fk" FOREIGN KEY ("sign_id") REFERENCES "public"."signs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learned_signs" ADD CONSTRAINT "learned_signs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_signs" ADD CONSTRAINT "list_signs_list_id_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_signs" ADD CONSTRAINT "list_signs_sign_id_signs_id_fk" FOREIGN KEY ("sign_id") REFERENCES "public"."signs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_template_signs" ADD CONSTRAINT "list_template_signs_template_id_list_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."list_templates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_template_signs" ADD CONSTRAINT "list_template_signs_sign_id_signs_id_fk" FOREIGN KEY ("sign_id") REFERENCES "public"."signs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lists" ADD CONSTRAINT "lists_id_file_nodes_file_id_fk" FOREIGN KEY ("id") REFERENCES "public"."file_nodes"("file_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_reviews" ADD CONSTRAINT "sign_reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_reviews" ADD CONSTRAINT "sign_reviews_sign_id_signs_id_fk" FOREIGN KEY ("sign_id") REFERENCES "public"."signs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_schedules" ADD CONSTRAINT "sign_schedules_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_schedules" ADD CONSTRAINT "sign_schedules_sign_id_signs_id_fk" FOREIGN KEY ("sign_id") REFERENCES "public"."signs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "file_nodes_name_key" ON "file_nodes" USING btree ("path","name_key");--> statement-breakpoint
CREATE INDEX "file_nodes_parent_idx" ON "file_nodes" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "file_nodes_user_idx" ON "file_nodes" USING btree ("user_id","file_type","updated_at");--> statement-breakpoint
CREATE INDEX "file_nodes_team_idx" ON "file_nodes" USING btree ("team_id","file_type","updated_at");--> statement-breakpoint
CREATE INDEX "learned_signs_user_idx" ON "learned_signs" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "learned_signs_sign_idx" ON "learned_signs" USING btree ("sign_id");--> statement-breakpoint
CREATE INDEX "list_signs_order_idx" ON "list_signs" USING btree ("list_id","position");--> statement-breakpoint
CREATE INDEX "list_signs_sign_idx" ON "list_signs" USING btree ("sign_id");--> statement-breakpoint
CREATE INDEX "list_template_signs_sign_idx" ON "list_template_signs" USING btree ("sign_id");--> statement-breakpoint
CREATE UNIQUE INDEX "lists_share_key" ON "lists" USING btree ("share_key");--> statement-breakpoint
CREATE INDEX "sign_reviews_order_idx" ON "sign_reviews" USING btree ("user_id","sign_id","reviewed_at");--> statement-breakpoint
CREATE INDEX "sign_reviews_sign_idx" ON "sign_reviews" USING btree ("sign_id");--> statement-breakpoint
CREATE INDEX "sign_schedules_sign_idx" ON "sign_schedules" USING btree ("sign_id");