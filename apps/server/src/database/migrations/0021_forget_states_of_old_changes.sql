DROP INDEX "signs_title_idx";--> statement-breakpoint
ALTER TABLE "catalogue_changes" ADD COLUMN "forgotten_signs" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "signs_title_idx" ON "signs" USING btree ("title","id");