CREATE TABLE "approval_item" (
	"request_id" bigint NOT NULL,
	"task_id" bigint NOT NULL,
	"position" smallint NOT NULL,
	"answer" text,
	"note" text DEFAULT '' NOT NULL,
	"answered_at" timestamp (3) with time zone,
	CONSTRAINT "approval_item_request_id_task_id_pk" PRIMARY KEY("request_id","task_id")
);
--> statement-breakpoint
CREATE TABLE "approval_request" (
	"id" bigint PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"account_id" bigint NOT NULL,
	"sent_to" bigint NOT NULL,
	"sent_by" bigint,
	"message" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"withdrawn_at" timestamp (3) with time zone,
	"reminded_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "approval_item" ADD CONSTRAINT "approval_item_request_id_approval_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."approval_request"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_item" ADD CONSTRAINT "approval_item_task_id_task_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."task"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_request" ADD CONSTRAINT "approval_request_account_id_person_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_request" ADD CONSTRAINT "approval_request_sent_to_person_id_fk" FOREIGN KEY ("sent_to") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_request" ADD CONSTRAINT "approval_request_sent_by_person_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "approval_item_task_idx" ON "approval_item" USING btree ("task_id");--> statement-breakpoint
CREATE UNIQUE INDEX "approval_request_token_key" ON "approval_request" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "approval_request_account_idx" ON "approval_request" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "approval_request_sent_to_idx" ON "approval_request" USING btree ("sent_to");--> statement-breakpoint
CREATE INDEX "approval_request_sent_by_idx" ON "approval_request" USING btree ("sent_by");--> statement-breakpoint
CREATE INDEX "approval_request_expires_idx" ON "approval_request" USING btree ("expires_at");