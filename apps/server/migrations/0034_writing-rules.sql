CREATE TABLE "writing_rule" (
	"id" bigint PRIMARY KEY NOT NULL,
	"account_id" bigint NOT NULL,
	"hash" text NOT NULL,
	"rule" jsonb NOT NULL,
	"state" text NOT NULL,
	"shown_by" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"since" integer NOT NULL,
	"until" integer,
	"decided_by" bigint,
	"decided_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "drafted_words" ADD COLUMN "rules" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "writing_rule" ADD CONSTRAINT "writing_rule_account_id_person_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "writing_rule" ADD CONSTRAINT "writing_rule_decided_by_person_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "writing_rule_key" ON "writing_rule" USING btree ("account_id","hash") WHERE state <> 'ended';--> statement-breakpoint
CREATE INDEX "writing_rule_account_idx" ON "writing_rule" USING btree ("account_id","since");--> statement-breakpoint
CREATE INDEX "writing_rule_decided_by_idx" ON "writing_rule" USING btree ("decided_by");