DROP INDEX "sign_reviews_order_idx";--> statement-breakpoint
ALTER TABLE "learned_signs" DROP CONSTRAINT "learned_signs_list_id_user_id_sign_id_pk";--> statement-breakpoint
ALTER TABLE "list_signs" DROP CONSTRAINT "list_signs_list_id_sign_id_pk";--> statement-breakpoint
ALTER TABLE "sign_schedules" DROP CONSTRAINT "sign_schedules_user_id_sign_id_pk";--> statement-breakpoint
ALTER TABLE "learned_signs" ALTER COLUMN "sign_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "list_signs" ALTER COLUMN "sign_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "sign_reviews" ALTER COLUMN "sign_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "sign_schedules" ALTER COLUMN "sign_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "learned_signs" ADD COLUMN "custom_sign_id" uuid;--> statement-breakpoint
ALTER TABLE "learned_signs" ADD COLUMN "item_id" uuid GENERATED ALWAYS AS (coalesce(sign_id, custom_sign_id)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "list_signs" ADD COLUMN "custom_sign_id" uuid;--> statement-breakpoint
ALTER TABLE "list_signs" ADD COLUMN "item_id" uuid GENERATED ALWAYS AS (coalesce(sign_id, custom_sign_id)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "sign_reviews" ADD COLUMN "custom_sign_id" uuid;--> statement-breakpoint
ALTER TABLE "sign_reviews" ADD COLUMN "item_id" uuid GENERATED ALWAYS AS (coalesce(sign_id, custom_sign_id)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "sign_schedules" ADD COLUMN "custom_sign_id" uuid;--> statement-breakpoint
ALTER TABLE "sign_schedules" ADD COLUMN "item_id" uuid GENERATED ALWAYS AS (coalesce(sign_id, custom_sign_id)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "learned_signs" ADD CONSTRAINT "learned_signs_list_id_user_id_item_id_pk" PRIMARY KEY("list_id","user_id","item_id");--> statement-breakpoint
ALTER TABLE "list_signs" ADD CONSTRAINT "list_signs_list_id_item_id_pk" PRIMARY KEY("list_id","item_id");--> statement-breakpoint
ALTER TABLE "sign_schedules" ADD CONSTRAINT "sign_schedules_user_id_item_id_pk" PRIMARY KEY("user_id","item_id");--> statement-breakpoint
ALTER TABLE "learned_signs" ADD CONSTRAINT "learned_signs_custom_sign_id_custom_signs_id_fk" FOREIGN KEY ("custom_sign_id") REFERENCES "public"."custom_signs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_signs" ADD CONSTRAINT "list_signs_custom_sign_id_custom_signs_id_fk" FOREIGN KEY ("custom_sign_id") REFERENCES "public"."custom_signs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_reviews" ADD CONSTRAINT "sign_reviews_custom_sign_id_custom_signs_id_fk" FOREIGN KEY ("custom_sign_id") REFERENCES "public"."custom_signs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_schedules" ADD CONSTRAINT "sign_schedules_custom_sign_id_custom_signs_id_fk" FOREIGN KEY ("custom_sign_id") REFERENCES "public"."custom_signs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "learned_signs_custom_sign_idx" ON "learned_signs" USING btree ("custom_sign_id");--> statement-breakpoint
CREATE INDEX "list_signs_custom_sign_idx" ON "list_signs" USING btree ("custom_sign_id");--> statement-breakpoint
CREATE INDEX "sign_reviews_custom_sign_idx" ON "sign_reviews" USING btree ("custom_sign_id");--> statement-breakpoint
CREATE INDEX "sign_schedules_custom_sign_idx" ON "sign_schedules" USING btree ("custom_sign_id");--> statement-breakpoint
CREATE INDEX "sign_reviews_order_idx" ON "sign_reviews" USING btree ("user_id","item_id","reviewed_at");--> statement-breakpoint
ALTER TABLE "learned_signs" ADD CONSTRAINT "learned_signs_one_item" CHECK (num_nonnulls("learned_signs"."sign_id", "learned_signs"."custom_sign_id") = 1);--> statement-breakpoint
ALTER TABLE "list_signs" ADD CONSTRAINT "list_signs_one_item" CHECK (num_nonnulls("list_signs"."sign_id", "list_signs"."custom_sign_id") = 1);--> statement-breakpoint
ALTER TABLE "sign_reviews" ADD CONSTRAINT "sign_reviews_one_item" CHECK (num_nonnulls("sign_reviews"."sign_id", "sign_reviews"."custom_sign_id") = 1);--> statement-breakpoint
ALTER TABLE "sign_schedules" ADD CONSTRAINT "sign_schedules_one_item" CHECK (num_nonnulls("sign_schedules"."sign_id", "sign_schedules"."custom_sign_id") = 1);
