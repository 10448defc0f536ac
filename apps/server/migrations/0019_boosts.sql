CREATE TABLE "boost" (
	"id" bigint PRIMARY KEY NOT NULL,
	"account_id" bigint NOT NULL,
	"task_id" bigint,
	"attempt_id" bigint,
	"page_id" bigint NOT NULL,
	"network" text NOT NULL,
	"wish" jsonb NOT NULL,
	"created_by" bigint,
	"created_at" timestamp (3) with time zone NOT NULL,
	"state" text NOT NULL,
	"progress" jsonb,
	"sent_at" timestamp (3) with time zone,
	"finals" integer DEFAULT 0 NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"refreshed" boolean DEFAULT false NOT NULL,
	"external_id" text,
	"refusal" jsonb,
	"next_at" timestamp (3) with time zone,
	"holder" text,
	"held_until" timestamp (3) with time zone,
	"stop_wanted_at" timestamp (3) with time zone,
	"stopped_at" timestamp (3) with time zone,
	"status" text,
	"why" text,
	"figures" jsonb,
	"figures_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "boost" ADD CONSTRAINT "boost_account_id_person_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boost" ADD CONSTRAINT "boost_task_id_task_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."task"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boost" ADD CONSTRAINT "boost_attempt_id_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempt"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boost" ADD CONSTRAINT "boost_page_id_network_page_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."network_page"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boost" ADD CONSTRAINT "boost_created_by_person_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "boost_live_key" ON "boost" USING btree ("attempt_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "boost_account_idx" ON "boost" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "boost_task_idx" ON "boost" USING btree ("task_id");--> statement-breakpoint
CREATE INDEX "boost_attempt_idx" ON "boost" USING btree ("attempt_id");--> statement-breakpoint
CREATE INDEX "boost_page_idx" ON "boost" USING btree ("page_id");--> statement-breakpoint
CREATE INDEX "boost_created_by_idx" ON "boost" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "boost_next_idx" ON "boost" USING btree ("next_at") WHERE next_at is not null;