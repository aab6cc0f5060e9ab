ALTER TABLE "payments" ADD COLUMN "is_payer_present" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "needs_confirmation" boolean DEFAULT false NOT NULL;