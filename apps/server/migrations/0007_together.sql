CREATE TABLE "approval_policy" (
	"account_id" bigint PRIMARY KEY NOT NULL,
	"silence" text NOT NULL,
	"after_hours" smallint NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "post_comment" (
	"id" bigint PRIMARY KEY NOT NULL,
	"place" bigint GENERATED ALWAYS AS IDENTITY (sequence name "post_comment_place_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" bigint NOT NULL,
	"task_id" bigint NOT NULL,
	"author_id" bigint,
	"message" text NOT NULL,
	"request_validation" text,
	"validate" text,
	"validated" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "approval_item" ADD COLUMN "silence_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "approval_request" ADD COLUMN "remind_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "approval_request" ADD COLUMN "reminders" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "notice" ADD COLUMN "caused_by" bigint;--> statement-breakpoint
ALTER TABLE "approval_policy" ADD CONSTRAINT "approval_policy_account_id_person_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_comment" ADD CONSTRAINT "post_comment_account_id_person_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_comment" ADD CONSTRAINT "post_comment_task_id_task_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."task"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_comment" ADD CONSTRAINT "post_comment_author_id_person_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "post_comment_task_idx" ON "post_comment" USING btree ("task_id","place");--> statement-breakpoint
CREATE INDEX "post_comment_yes_idx" ON "post_comment" USING btree ("task_id","validate") WHERE validate is not null;--> statement-breakpoint
CREATE INDEX "post_comment_account_idx" ON "post_comment" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "post_comment_author_idx" ON "post_comment" USING btree ("author_id");--> statement-breakpoint
ALTER TABLE "notice" ADD CONSTRAINT "notice_caused_by_person_id_fk" FOREIGN KEY ("caused_by") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "approval_item_open_idx" ON "approval_item" USING btree ("request_id") WHERE answer is null and silence_at is null;--> statement-breakpoint
CREATE INDEX "approval_request_remind_idx" ON "approval_request" USING btree ("remind_at") WHERE remind_at is not null;--> statement-breakpoint
CREATE INDEX "notice_caused_idx" ON "notice" USING btree ("caused_by");