-- Root collation of ICU: umlauts beside their vowels, as in a German dictionary. The same on every engine.
CREATE COLLATION IF NOT EXISTS german (provider = icu, locale = 'und');
--> statement-breakpoint
CREATE TABLE "access_tokens" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"second_factor_at" timestamp (3) with time zone,
	"last_used_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	"viewed_by" uuid
);
--> statement-breakpoint
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
CREATE TABLE "teams" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"owner_has_access" boolean DEFAULT true NOT NULL,
	"subscription_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"password_hash" text NOT NULL,
	"role" text DEFAULT 'customers' NOT NULL,
	"billing_type" text DEFAULT 'paying' NOT NULL,
	"free_until" timestamp (3) with time zone,
	"free_end_reminded_of" timestamp (3) with time zone,
	"is_multiplicator" boolean DEFAULT false NOT NULL,
	"email_verified_at" timestamp (3) with time zone,
	"terms_accepted_at" timestamp (3) with time zone,
	"subscription_id" uuid,
	"team_id" uuid,
	"team_role" text,
	"preferences" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_free_once" CHECK ("users"."billing_type" <> 'free' or "users"."free_until" is null),
	CONSTRAINT "users_role_known" CHECK ("users"."role" in ('customers', 'admins')),
	CONSTRAINT "users_billing_type_known" CHECK ("users"."billing_type" in ('paying', 'member', 'free')),
	CONSTRAINT "users_team_role_known" CHECK ("users"."team_role" in ('member', 'manager'))
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"action" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "verifications_action_known" CHECK ("verifications"."action" in ('signupEmail', 'passwordReset', 'initialPassword'))
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"actor_id" uuid,
	"action" text NOT NULL,
	"subject" text,
	"outcome" text NOT NULL,
	"begun_by" uuid,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"reason" text,
	CONSTRAINT "audit_entries_outcome_known" CHECK ("audit_entries"."outcome" in ('done', 'begun', 'failed'))
);
--> statement-breakpoint
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
	"undoes_id" uuid,
	"forgotten_signs" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "contract_declarations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"content" jsonb NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"user_id" uuid,
	"subscription_id" uuid,
	"handled_at" timestamp (3) with time zone,
	"handled_note" text DEFAULT '' NOT NULL,
	CONSTRAINT "contract_declarations_kind_known" CHECK ("contract_declarations"."kind" in ('cancellation', 'withdrawal'))
);
--> statement-breakpoint
CREATE TABLE "custom_subscription_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"organisation" text NOT NULL,
	"seats" integer NOT NULL,
	"period" integer NOT NULL,
	"message" text NOT NULL,
	"state" text DEFAULT 'new' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "custom_subscription_requests_state_known" CHECK ("custom_subscription_requests"."state" in ('new', 'answered', 'offer', 'accepted', 'declined', 'closed'))
);
--> statement-breakpoint
CREATE TABLE "customers" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"address" jsonb,
	"stripe_customer_id" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_methods" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"type" text NOT NULL,
	"brand" text,
	"last4" text NOT NULL,
	"notice_email" text,
	"behaviour" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoice_reminders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"invoice_id" uuid NOT NULL,
	"level" integer NOT NULL,
	"pay_until" date NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "invoice_reminders_level_known" CHECK ("invoice_reminders"."level" in (1, 2, 3))
);
--> statement-breakpoint
CREATE TABLE "manual_refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"key" text NOT NULL,
	"amount" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp (3) with time zone,
	"note" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "images" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text COLLATE german NOT NULL,
	"sha256" text NOT NULL,
	"content_type" text NOT NULL,
	"byte_length" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"user_id" uuid,
	"team_id" uuid,
	"author_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "images_one_owner" CHECK (num_nonnulls("images"."user_id", "images"."team_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"team_id" uuid NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"message" text NOT NULL,
	"inviter_id" uuid,
	"token_hash" text NOT NULL,
	"token_number" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"consumed_at" timestamp (3) with time zone,
	"consumed_by" uuid,
	"invalidated_at" timestamp (3) with time zone,
	"reminded_at" timestamp (3) with time zone,
	"delivery" text DEFAULT 'waiting' NOT NULL,
	CONSTRAINT "invitations_delivery_known" CHECK ("invitations"."delivery" in ('waiting', 'sent', 'refused')),
	CONSTRAINT "invitations_one_end" CHECK ("invitations"."consumed_at" is null or "invitations"."invalidated_at" is null)
);
--> statement-breakpoint
CREATE TABLE "invoice_documents" (
	"invoice_id" uuid NOT NULL,
	"form" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"sha256" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invoice_documents_invoice_id_form_pk" PRIMARY KEY("invoice_id","form"),
	CONSTRAINT "invoice_documents_form_known" CHECK ("invoice_documents"."form" in ('pdf', 'xml'))
);
--> statement-breakpoint
CREATE TABLE "invoice_recipients" (
	"invoice_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"sent_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "invoice_series" (
	"year" integer PRIMARY KEY NOT NULL,
	"last_count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"year" integer NOT NULL,
	"count" integer NOT NULL,
	"kind" text NOT NULL,
	"order_id" uuid,
	"corrects_id" uuid,
	"content" jsonb NOT NULL,
	"total" integer NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "invoices_kind_known" CHECK ("invoices"."kind" in ('invoice', 'credit-note')),
	CONSTRAINT "invoices_credit_note_corrects" CHECK (("invoices"."kind" = 'credit-note') = ("invoices"."corrects_id" is not null))
);
--> statement-breakpoint
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
CREATE TABLE "learned_signs" (
	"list_id" uuid NOT NULL,
	"sign_id" uuid,
	"custom_sign_id" uuid,
	"item_id" uuid GENERATED ALWAYS AS (coalesce(sign_id, custom_sign_id)) STORED NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "learned_signs_list_id_user_id_item_id_pk" PRIMARY KEY("list_id","user_id","item_id"),
	CONSTRAINT "learned_signs_one_item" CHECK (num_nonnulls("learned_signs"."sign_id", "learned_signs"."custom_sign_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "list_signs" (
	"list_id" uuid NOT NULL,
	"sign_id" uuid,
	"custom_sign_id" uuid,
	"item_id" uuid GENERATED ALWAYS AS (coalesce(sign_id, custom_sign_id)) STORED NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "list_signs_list_id_item_id_pk" PRIMARY KEY("list_id","item_id"),
	CONSTRAINT "list_signs_one_item" CHECK (num_nonnulls("list_signs"."sign_id", "list_signs"."custom_sign_id") = 1)
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
	"position" integer DEFAULT 0 NOT NULL,
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
	"sign_id" uuid,
	"custom_sign_id" uuid,
	"item_id" uuid GENERATED ALWAYS AS (coalesce(sign_id, custom_sign_id)) STORED NOT NULL,
	"answer" text NOT NULL,
	"reviewed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sign_reviews_one_item" CHECK (num_nonnulls("sign_reviews"."sign_id", "sign_reviews"."custom_sign_id") = 1),
	CONSTRAINT "sign_reviews_answer_known" CHECK ("sign_reviews"."answer" in ('known', 'again'))
);
--> statement-breakpoint
CREATE TABLE "sign_schedules" (
	"user_id" uuid NOT NULL,
	"sign_id" uuid,
	"custom_sign_id" uuid,
	"item_id" uuid GENERATED ALWAYS AS (coalesce(sign_id, custom_sign_id)) STORED NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"last_review_at" timestamp (3) with time zone NOT NULL,
	"reviews" integer NOT NULL,
	"lapses" integer NOT NULL,
	"card" jsonb NOT NULL,
	CONSTRAINT "sign_schedules_user_id_item_id_pk" PRIMARY KEY("user_id","item_id"),
	CONSTRAINT "sign_schedules_one_item" CHECK (num_nonnulls("sign_schedules"."sign_id", "sign_schedules"."custom_sign_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "media_variants" (
	"source" text NOT NULL,
	"variant" text NOT NULL,
	"state" text NOT NULL,
	"lease_until" timestamp (3) with time zone,
	"sha256" text,
	"content_type" text,
	"byte_length" integer,
	"failure" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "media_variants_source_variant_pk" PRIMARY KEY("source","variant"),
	CONSTRAINT "media_variants_state_known" CHECK ("media_variants"."state" in ('making', 'ready', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "custom_subscription_answers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "offers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"seats" integer NOT NULL,
	"period" integer NOT NULL,
	"net" integer NOT NULL,
	"valid_until" date NOT NULL,
	"text" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"withdrawn_at" timestamp (3) with time zone,
	"replaced_at" timestamp (3) with time zone,
	"declined_at" timestamp (3) with time zone,
	"decline_reason" text,
	"accepted_at" timestamp (3) with time zone,
	"accepted_by" uuid,
	"order_id" uuid,
	CONSTRAINT "offers_one_end" CHECK (num_nonnulls(withdrawn_at, replaced_at, declined_at, accepted_at) <= 1),
	CONSTRAINT "offers_accepted_by_order" CHECK (("offers"."accepted_at" is null) = ("offers"."order_id" is null))
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"subscription_id" uuid,
	"idempotency_key" text NOT NULL,
	"request" text NOT NULL,
	"priced" jsonb NOT NULL,
	"term_net" integer NOT NULL,
	"provider" text NOT NULL,
	"payment_method_id" text NOT NULL,
	"payment_method_type" text NOT NULL,
	"debit" jsonb,
	"status" text NOT NULL,
	"refusal" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"booked_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"attempt" integer NOT NULL,
	"provider" text NOT NULL,
	"reference" text,
	"payment_method_id" text NOT NULL,
	"payment_method_type" text NOT NULL,
	"amount" integer NOT NULL,
	"given_back" integer DEFAULT 0 NOT NULL,
	"state" text NOT NULL,
	"is_payer_present" boolean DEFAULT false NOT NULL,
	"needs_confirmation" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "payments_state_known" CHECK ("payments"."state" in ('charging', 'in-progress', 'failed', 'paid', 'disputed', 'returned', 'regained')),
	CONSTRAINT "payments_amount_positive" CHECK ("payments"."amount" >= 0),
	CONSTRAINT "payments_given_back_within" CHECK ("payments"."given_back" between 0 and "payments"."amount")
);
--> statement-breakpoint
CREATE TABLE "provider_events" (
	"id" text PRIMARY KEY NOT NULL,
	"received_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"used_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "second_factors" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"secret" text,
	"pending_secret" text,
	"last_step" bigint DEFAULT 0 NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "service_marks" (
	"name" text PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"note" text
);
--> statement-breakpoint
CREATE TABLE "catalogue" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "catalogue_single_row" CHECK ("catalogue"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text COLLATE german NOT NULL,
	"slug" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "favorites" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"sign_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "missed_searches" (
	"text" text PRIMARY KEY NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	"first_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"handled_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "picture_pixels" (
	"sha256" text PRIMARY KEY NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_media" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sign_id" uuid NOT NULL,
	"type" text NOT NULL,
	"sha256" text NOT NULL,
	"content_type" text NOT NULL,
	"byte_length" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"replaced_at" timestamp (3) with time zone,
	"poster_ms" integer
);
--> statement-breakpoint
CREATE TABLE "sign_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"text" text NOT NULL,
	"comment" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"handled_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "signs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"title" text COLLATE german NOT NULL,
	"word_class" text NOT NULL,
	"category_id" uuid NOT NULL,
	"keywords" text[] DEFAULT '{}'::text[] NOT NULL,
	"symbol" text,
	"is_preview" boolean DEFAULT false NOT NULL,
	"is_fingerspelled" boolean DEFAULT false NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"retired_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "signs_slug_form" CHECK ("signs"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$')
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"subscription_type" text NOT NULL,
	"provider" text DEFAULT 'sandbox' NOT NULL,
	"license" jsonb NOT NULL,
	"period_net" integer,
	"period_start" timestamp (3) with time zone,
	"period_end" timestamp (3) with time zone,
	"anchor_day" integer,
	"cancel_at_period_end" boolean DEFAULT false NOT NULL,
	"payment_status" text DEFAULT 'paid' NOT NULL,
	"payment_method_id" text,
	"payment_method_type" text,
	"past_due_since" timestamp (3) with time zone,
	"held_for" text,
	"held_since" timestamp (3) with time zone,
	"reminded_of" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "subscriptions_status_known" CHECK ("subscriptions"."status" in ('pending-approval', 'active', 'canceled')),
	CONSTRAINT "subscriptions_provider_known" CHECK ("subscriptions"."provider" in ('stripe', 'sandbox', 'manual')),
	CONSTRAINT "subscriptions_payment_known" CHECK ("subscriptions"."payment_status" in ('paid', 'in-progress', 'failed', 'invoiced')),
	CONSTRAINT "subscriptions_held_whole" CHECK (("subscriptions"."held_for" is null) = ("subscriptions"."held_since" is null))
);
--> statement-breakpoint
CREATE TABLE "successors" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subscription_id" uuid NOT NULL,
	"license" jsonb NOT NULL,
	"net" integer NOT NULL,
	"payment_method_id" text NOT NULL,
	"payment_method_type" text NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "successors_status_known" CHECK ("successors"."status" in ('planned', 'pending-approval', 'approved'))
);
--> statement-breakpoint
ALTER TABLE "access_tokens" ADD CONSTRAINT "access_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_tokens" ADD CONSTRAINT "access_tokens_viewed_by_access_tokens_id_fk" FOREIGN KEY ("viewed_by") REFERENCES "public"."access_tokens"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_origins" ADD CONSTRAINT "sign_in_origins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teams" ADD CONSTRAINT "teams_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teams" ADD CONSTRAINT "teams_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verifications" ADD CONSTRAINT "verifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalogue_change_signs" ADD CONSTRAINT "catalogue_change_signs_change_id_catalogue_changes_id_fk" FOREIGN KEY ("change_id") REFERENCES "public"."catalogue_changes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalogue_change_signs" ADD CONSTRAINT "catalogue_change_signs_sign_id_signs_id_fk" FOREIGN KEY ("sign_id") REFERENCES "public"."signs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalogue_changes" ADD CONSTRAINT "catalogue_changes_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalogue_changes" ADD CONSTRAINT "catalogue_changes_undone_by_id_catalogue_changes_id_fk" FOREIGN KEY ("undone_by_id") REFERENCES "public"."catalogue_changes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalogue_changes" ADD CONSTRAINT "catalogue_changes_undoes_id_catalogue_changes_id_fk" FOREIGN KEY ("undoes_id") REFERENCES "public"."catalogue_changes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalogue_import_entries" ADD CONSTRAINT "catalogue_import_entries_import_id_catalogue_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."catalogue_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalogue_imports" ADD CONSTRAINT "catalogue_imports_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_declarations" ADD CONSTRAINT "contract_declarations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_declarations" ADD CONSTRAINT "contract_declarations_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_methods" ADD CONSTRAINT "sandbox_methods_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_reminders" ADD CONSTRAINT "invoice_reminders_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "manual_refunds" ADD CONSTRAINT "manual_refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_signs" ADD CONSTRAINT "custom_signs_id_file_nodes_file_id_fk" FOREIGN KEY ("id") REFERENCES "public"."file_nodes"("file_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_id_file_nodes_file_id_fk" FOREIGN KEY ("id") REFERENCES "public"."file_nodes"("file_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_nodes" ADD CONSTRAINT "file_nodes_parent_id_file_nodes_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."file_nodes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_nodes" ADD CONSTRAINT "file_nodes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_nodes" ADD CONSTRAINT "file_nodes_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_nodes" ADD CONSTRAINT "file_nodes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_inviter_id_users_id_fk" FOREIGN KEY ("inviter_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_consumed_by_users_id_fk" FOREIGN KEY ("consumed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_documents" ADD CONSTRAINT "invoice_documents_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_recipients" ADD CONSTRAINT "invoice_recipients_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_recipients" ADD CONSTRAINT "invoice_recipients_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_corrects_id_invoices_id_fk" FOREIGN KEY ("corrects_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "licence_choices" ADD CONSTRAINT "licence_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learned_signs" ADD CONSTRAINT "learned_signs_list_id_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learned_signs" ADD CONSTRAINT "learned_signs_sign_id_signs_id_fk" FOREIGN KEY ("sign_id") REFERENCES "public"."signs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learned_signs" ADD CONSTRAINT "learned_signs_custom_sign_id_custom_signs_id_fk" FOREIGN KEY ("custom_sign_id") REFERENCES "public"."custom_signs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learned_signs" ADD CONSTRAINT "learned_signs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_signs" ADD CONSTRAINT "list_signs_list_id_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_signs" ADD CONSTRAINT "list_signs_sign_id_signs_id_fk" FOREIGN KEY ("sign_id") REFERENCES "public"."signs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_signs" ADD CONSTRAINT "list_signs_custom_sign_id_custom_signs_id_fk" FOREIGN KEY ("custom_sign_id") REFERENCES "public"."custom_signs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_template_signs" ADD CONSTRAINT "list_template_signs_template_id_list_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."list_templates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_template_signs" ADD CONSTRAINT "list_template_signs_sign_id_signs_id_fk" FOREIGN KEY ("sign_id") REFERENCES "public"."signs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lists" ADD CONSTRAINT "lists_id_file_nodes_file_id_fk" FOREIGN KEY ("id") REFERENCES "public"."file_nodes"("file_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_reviews" ADD CONSTRAINT "sign_reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_reviews" ADD CONSTRAINT "sign_reviews_sign_id_signs_id_fk" FOREIGN KEY ("sign_id") REFERENCES "public"."signs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_reviews" ADD CONSTRAINT "sign_reviews_custom_sign_id_custom_signs_id_fk" FOREIGN KEY ("custom_sign_id") REFERENCES "public"."custom_signs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_schedules" ADD CONSTRAINT "sign_schedules_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_schedules" ADD CONSTRAINT "sign_schedules_sign_id_signs_id_fk" FOREIGN KEY ("sign_id") REFERENCES "public"."signs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_schedules" ADD CONSTRAINT "sign_schedules_custom_sign_id_custom_signs_id_fk" FOREIGN KEY ("custom_sign_id") REFERENCES "public"."custom_signs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_subscription_answers" ADD CONSTRAINT "custom_subscription_answers_request_id_custom_subscription_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."custom_subscription_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_request_id_custom_subscription_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."custom_subscription_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_accepted_by_users_id_fk" FOREIGN KEY ("accepted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_versions" ADD CONSTRAINT "page_versions_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_lists" ADD CONSTRAINT "price_lists_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_sign_id_signs_id_fk" FOREIGN KEY ("sign_id") REFERENCES "public"."signs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_media" ADD CONSTRAINT "sign_media_sign_id_signs_id_fk" FOREIGN KEY ("sign_id") REFERENCES "public"."signs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_requests" ADD CONSTRAINT "sign_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signs" ADD CONSTRAINT "signs_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "successors" ADD CONSTRAINT "successors_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "access_tokens_viewed_by_idx" ON "access_tokens" USING btree ("viewed_by") WHERE "access_tokens"."viewed_by" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "access_tokens_hash_key" ON "access_tokens" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "access_tokens_user_idx" ON "access_tokens" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "sign_in_origins_key" ON "sign_in_origins" USING btree ("user_id","kind","hash");--> statement-breakpoint
CREATE INDEX "sign_in_origins_hash_idx" ON "sign_in_origins" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "sign_in_origins_last_used_idx" ON "sign_in_origins" USING btree ("last_used_at");--> statement-breakpoint
CREATE UNIQUE INDEX "teams_owner_key" ON "teams" USING btree ("owner_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_key" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "users_team_idx" ON "users" USING btree ("team_id");--> statement-breakpoint
CREATE INDEX "users_free_until_idx" ON "users" USING btree ("free_until") WHERE "users"."free_until" is not null;--> statement-breakpoint
CREATE INDEX "verifications_user_idx" ON "verifications" USING btree ("user_id","action");--> statement-breakpoint
CREATE INDEX "audit_entries_at_idx" ON "audit_entries" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_entries_actor_idx" ON "audit_entries" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "audit_entries_action_idx" ON "audit_entries" USING btree ("action","id");--> statement-breakpoint
CREATE INDEX "audit_entries_subject_idx" ON "audit_entries" USING btree ("subject","id");--> statement-breakpoint
CREATE INDEX "catalogue_change_signs_sign_idx" ON "catalogue_change_signs" USING btree ("sign_id","change_id");--> statement-breakpoint
CREATE INDEX "catalogue_changes_at_idx" ON "catalogue_changes" USING btree ("at");--> statement-breakpoint
CREATE INDEX "catalogue_import_entries_status_idx" ON "catalogue_import_entries" USING btree ("import_id","status","position");--> statement-breakpoint
CREATE INDEX "catalogue_import_entries_slug_idx" ON "catalogue_import_entries" USING btree ("import_id","slug");--> statement-breakpoint
CREATE INDEX "catalogue_imports_created_idx" ON "catalogue_imports" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "contract_declarations_open_idx" ON "contract_declarations" USING btree ("received_at") WHERE "contract_declarations"."handled_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "customers_stripe_key" ON "customers" USING btree ("stripe_customer_id");--> statement-breakpoint
CREATE INDEX "sandbox_methods_user_idx" ON "sandbox_methods" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_reminders_level_key" ON "invoice_reminders" USING btree ("invoice_id","level");--> statement-breakpoint
CREATE UNIQUE INDEX "manual_refunds_key" ON "manual_refunds" USING btree ("key");--> statement-breakpoint
CREATE INDEX "manual_refunds_open_idx" ON "manual_refunds" USING btree ("created_at") WHERE "manual_refunds"."done_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "file_nodes_name_key" ON "file_nodes" USING btree ("path","name_key");--> statement-breakpoint
CREATE INDEX "file_nodes_parent_idx" ON "file_nodes" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "file_nodes_folders_idx" ON "file_nodes" USING btree ("parent_id") WHERE node_type = 'directory';--> statement-breakpoint
CREATE INDEX "file_nodes_unlinked_idx" ON "file_nodes" USING btree ("created_at") WHERE node_type = 'file' and file_id is null;--> statement-breakpoint
CREATE INDEX "file_nodes_user_idx" ON "file_nodes" USING btree ("user_id","file_type","updated_at");--> statement-breakpoint
CREATE INDEX "file_nodes_team_idx" ON "file_nodes" USING btree ("team_id","file_type","updated_at");--> statement-breakpoint
CREATE INDEX "images_user_idx" ON "images" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "images_team_idx" ON "images" USING btree ("team_id","created_at");--> statement-breakpoint
CREATE INDEX "images_sha256_idx" ON "images" USING btree ("sha256");--> statement-breakpoint
CREATE INDEX "invitations_team_idx" ON "invitations" USING btree ("team_id","created_at");--> statement-breakpoint
CREATE INDEX "invitations_email_idx" ON "invitations" USING btree ("team_id",lower("email"));--> statement-breakpoint
CREATE INDEX "invitations_inviter_idx" ON "invitations" USING btree ("inviter_id");--> statement-breakpoint
CREATE INDEX "invoice_recipients_user_idx" ON "invoice_recipients" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_number_key" ON "invoices" USING btree ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_series_key" ON "invoices" USING btree ("year","count");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_order_key" ON "invoices" USING btree ("order_id") WHERE "invoices"."kind" = 'invoice';--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_corrects_key" ON "invoices" USING btree ("corrects_id","order_id");--> statement-breakpoint
CREATE INDEX "licence_choices_chosen_idx" ON "licence_choices" USING btree ("chosen_at");--> statement-breakpoint
CREATE INDEX "learned_signs_user_idx" ON "learned_signs" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "learned_signs_sign_idx" ON "learned_signs" USING btree ("sign_id");--> statement-breakpoint
CREATE INDEX "learned_signs_custom_sign_idx" ON "learned_signs" USING btree ("custom_sign_id");--> statement-breakpoint
CREATE INDEX "list_signs_order_idx" ON "list_signs" USING btree ("list_id","position");--> statement-breakpoint
CREATE INDEX "list_signs_sign_idx" ON "list_signs" USING btree ("sign_id");--> statement-breakpoint
CREATE INDEX "list_signs_custom_sign_idx" ON "list_signs" USING btree ("custom_sign_id");--> statement-breakpoint
CREATE INDEX "list_template_signs_sign_idx" ON "list_template_signs" USING btree ("sign_id");--> statement-breakpoint
CREATE UNIQUE INDEX "lists_share_key" ON "lists" USING btree ("share_key");--> statement-breakpoint
CREATE INDEX "sign_reviews_order_idx" ON "sign_reviews" USING btree ("user_id","item_id","reviewed_at");--> statement-breakpoint
CREATE INDEX "sign_reviews_sign_idx" ON "sign_reviews" USING btree ("sign_id");--> statement-breakpoint
CREATE INDEX "sign_reviews_custom_sign_idx" ON "sign_reviews" USING btree ("custom_sign_id");--> statement-breakpoint
CREATE INDEX "sign_schedules_sign_idx" ON "sign_schedules" USING btree ("sign_id");--> statement-breakpoint
CREATE INDEX "sign_schedules_custom_sign_idx" ON "sign_schedules" USING btree ("custom_sign_id");--> statement-breakpoint
CREATE INDEX "custom_subscription_answers_request_idx" ON "custom_subscription_answers" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "offers_request_idx" ON "offers" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "offers_accepted_by_idx" ON "offers" USING btree ("accepted_by");--> statement-breakpoint
CREATE UNIQUE INDEX "offers_order_key" ON "offers" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "offers_open_key" ON "offers" USING btree ("request_id") WHERE num_nonnulls(withdrawn_at, replaced_at, declined_at, accepted_at) = 0;--> statement-breakpoint
CREATE UNIQUE INDEX "orders_key" ON "orders" USING btree ("user_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "orders_subscription_idx" ON "orders" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "orders_attempt_idx" ON "orders" USING btree ("next_attempt_at") WHERE "orders"."next_attempt_at" is not null;--> statement-breakpoint
CREATE INDEX "orders_charging_idx" ON "orders" USING btree ("created_at") WHERE "orders"."status" = 'charging';--> statement-breakpoint
CREATE UNIQUE INDEX "payments_attempt_key" ON "payments" USING btree ("order_id","attempt");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_reference_key" ON "payments" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "payments_in_progress_idx" ON "payments" USING btree ("created_at") WHERE "payments"."state" = 'in-progress';--> statement-breakpoint
CREATE UNIQUE INDEX "price_lists_day_key" ON "price_lists" USING btree ("valid_from") WHERE "price_lists"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "print_forms_used_idx" ON "print_forms" USING btree ("used_at");--> statement-breakpoint
CREATE INDEX "print_shapes_used_idx" ON "print_shapes" USING btree ("used_at");--> statement-breakpoint
CREATE UNIQUE INDEX "recovery_codes_hash_key" ON "recovery_codes" USING btree ("user_id","code_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "categories_slug_key" ON "categories" USING btree ("slug");--> statement-breakpoint
CREATE UNIQUE INDEX "categories_name_key" ON "categories" USING btree (lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "favorites_user_sign_key" ON "favorites" USING btree ("user_id","sign_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sign_media_current_key" ON "sign_media" USING btree ("sign_id","type") WHERE "sign_media"."replaced_at" is null;--> statement-breakpoint
CREATE INDEX "sign_media_sha256_idx" ON "sign_media" USING btree ("sha256");--> statement-breakpoint
CREATE INDEX "sign_media_sign_idx" ON "sign_media" USING btree ("sign_id","type");--> statement-breakpoint
CREATE INDEX "sign_requests_user_idx" ON "sign_requests" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "sign_requests_status_idx" ON "sign_requests" USING btree ("status","id");--> statement-breakpoint
CREATE UNIQUE INDEX "signs_slug_key" ON "signs" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "signs_title_idx" ON "signs" USING btree ("title","id");--> statement-breakpoint
CREATE INDEX "signs_category_idx" ON "signs" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "signs_updated_idx" ON "signs" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "subscriptions_due_idx" ON "subscriptions" USING btree ("status","period_end");--> statement-breakpoint
CREATE UNIQUE INDEX "successors_subscription_key" ON "successors" USING btree ("subscription_id");--> statement-breakpoint
-- What drizzle cannot say: invoices, their numbers and the audit log are only added to.
CREATE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'rows of % are never changed or removed', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;--> statement-breakpoint
CREATE TRIGGER "invoices_unchangeable" BEFORE UPDATE OR DELETE ON "invoices" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "invoices_not_emptied" BEFORE TRUNCATE ON "invoices" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "invoice_documents_unchangeable" BEFORE UPDATE OR DELETE ON "invoice_documents" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "invoice_documents_not_emptied" BEFORE TRUNCATE ON "invoice_documents" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE FUNCTION "refuse_gap"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' AND NEW."year" = OLD."year" AND NEW."last_count" = OLD."last_count" + 1 THEN
		RETURN NEW;
	END IF;
	RAISE EXCEPTION 'numbers of invoices only go on by one' USING ERRCODE = 'restrict_violation';
END
$$;--> statement-breakpoint
CREATE TRIGGER "invoice_series_without_gaps" BEFORE UPDATE OR DELETE ON "invoice_series" FOR EACH ROW EXECUTE FUNCTION "refuse_gap"();--> statement-breakpoint
CREATE FUNCTION "refuse_audit_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'audit_entries can only be added to' USING ERRCODE = 'insufficient_privilege';
END
$$;--> statement-breakpoint
CREATE TRIGGER "audit_entries_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_entries"
	FOR EACH STATEMENT EXECUTE FUNCTION "refuse_audit_change"();--> statement-breakpoint
ALTER TABLE "audit_entries" ENABLE ALWAYS TRIGGER "audit_entries_append_only";
