CREATE TABLE "print_forms" (
	"source" text PRIMARY KEY NOT NULL,
	"width" double precision NOT NULL,
	"height" double precision NOT NULL,
	"content" "bytea" NOT NULL,
	"opacities" double precision[] DEFAULT '{}' NOT NULL,
	"shapes" text[] DEFAULT '{}' NOT NULL,
	"used_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "print_shapes" (
	"key" text PRIMARY KEY NOT NULL,
	"box" double precision[] NOT NULL,
	"content" "bytea" NOT NULL,
	"used_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "print_forms_used_idx" ON "print_forms" USING btree ("used_at");--> statement-breakpoint
CREATE INDEX "print_shapes_used_idx" ON "print_shapes" USING btree ("used_at");