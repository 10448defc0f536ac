CREATE TABLE "holiday_request" (
	"id" bigint PRIMARY KEY NOT NULL,
	"person_id" bigint NOT NULL,
	"type" text NOT NULL,
	"begin" date NOT NULL,
	"end" date NOT NULL,
	"status" text NOT NULL,
	"decline_reason" text DEFAULT '' NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"answered_by" bigint
);
--> statement-breakpoint
ALTER TABLE "holiday_request" ADD CONSTRAINT "holiday_request_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "holiday_request" ADD CONSTRAINT "holiday_request_answered_by_person_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "holiday_request_person_idx" ON "holiday_request" USING btree ("person_id","begin");--> statement-breakpoint
CREATE INDEX "holiday_request_answered_by_idx" ON "holiday_request" USING btree ("answered_by");