CREATE TABLE "credit_hold" (
	"account_id" bigint NOT NULL,
	"key" text NOT NULL,
	"credits" integer NOT NULL,
	"free_month" text,
	"state" text NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone,
	CONSTRAINT "credit_hold_account_id_key_pk" PRIMARY KEY("account_id","key"),
	CONSTRAINT "credit_hold_credits" CHECK ("credit_hold"."credits" >= 0)
);
--> statement-breakpoint
CREATE INDEX "credit_hold_free_idx" ON "credit_hold" USING btree ("account_id","free_month") WHERE free_month is not null and state <> 'released';