CREATE TABLE "payment_reminder" (
	"account_id" bigint NOT NULL,
	"key" text NOT NULL,
	"told_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payment_reminder_account_id_key_pk" PRIMARY KEY("account_id","key")
);
--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "email" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_method" ADD COLUMN "email" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "credit_entry_month_idx" ON "credit_entry" USING btree ("created_at","reason","amount");--> statement-breakpoint
CREATE INDEX "bill_issued_on_idx" ON "bill" USING btree ("issued_on");