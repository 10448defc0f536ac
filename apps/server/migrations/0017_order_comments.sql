CREATE TABLE "bill_sending" (
	"bill_id" bigint PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"reference" text NOT NULL,
	"reason" text NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_comment" (
	"id" bigint PRIMARY KEY NOT NULL,
	"place" bigint GENERATED ALWAYS AS IDENTITY (sequence name "order_comment_place_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" bigint NOT NULL,
	"task_id" bigint NOT NULL,
	"author_id" bigint,
	"side" text NOT NULL,
	"message" text NOT NULL,
	"request_validation" text,
	"validate" text,
	"round" smallint,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "order_comment_round" CHECK ((round is not null) = (request_validation is not null or validate is not null))
);
--> statement-breakpoint
ALTER TABLE "order_complaint" ADD COLUMN "answer_by" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "task_order" ADD COLUMN "expected_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "bill_sending" ADD CONSTRAINT "bill_sending_bill_id_bill_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."bill"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_comment" ADD CONSTRAINT "order_comment_account_id_person_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_comment" ADD CONSTRAINT "order_comment_task_id_task_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."task"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_comment" ADD CONSTRAINT "order_comment_author_id_person_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_comment_task_idx" ON "order_comment" USING btree ("task_id","place");--> statement-breakpoint
CREATE INDEX "order_comment_account_idx" ON "order_comment" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "order_comment_author_idx" ON "order_comment" USING btree ("author_id");