CREATE TABLE "page_figure" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "page_figure_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"page_id" bigint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"figures" jsonb NOT NULL,
	"raw" jsonb
);
--> statement-breakpoint
CREATE TABLE "post_figure" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "post_figure_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"attempt_id" bigint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"figures" jsonb NOT NULL,
	"raw" jsonb
);
--> statement-breakpoint
ALTER TABLE "attempt" ADD COLUMN "due_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "attempt" ADD COLUMN "outlook" jsonb;--> statement-breakpoint
ALTER TABLE "attempt" ADD COLUMN "outlook_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "attempt" ADD COLUMN "figures" jsonb;--> statement-breakpoint
ALTER TABLE "attempt" ADD COLUMN "figures_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "attempt" ADD COLUMN "figures_next_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "attempt" ADD COLUMN "comment" jsonb;--> statement-breakpoint
ALTER TABLE "attempt" ADD COLUMN "comment_next_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "attempt" ADD COLUMN "removed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "network_page" ADD COLUMN "figures_next_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "task" ADD COLUMN "first_comment" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "page_figure" ADD CONSTRAINT "page_figure_page_id_network_page_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."network_page"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_figure" ADD CONSTRAINT "post_figure_attempt_id_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempt"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "page_figure_page_idx" ON "page_figure" USING btree ("page_id","at");--> statement-breakpoint
CREATE INDEX "post_figure_attempt_idx" ON "post_figure" USING btree ("attempt_id","at");--> statement-breakpoint
CREATE INDEX "attempt_due_idx" ON "attempt" USING btree ("due_at") WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX "attempt_figures_idx" ON "attempt" USING btree ("figures_next_at") WHERE figures_next_at is not null;--> statement-breakpoint
CREATE INDEX "attempt_comment_idx" ON "attempt" USING btree ("comment_next_at") WHERE comment_next_at is not null;--> statement-breakpoint
CREATE INDEX "network_page_figures_idx" ON "network_page" USING btree ("figures_next_at") WHERE is_chosen;