ALTER TABLE "brand" ADD COLUMN "title_family" text;--> statement-breakpoint
ALTER TABLE "brand" ADD COLUMN "text_family" text;