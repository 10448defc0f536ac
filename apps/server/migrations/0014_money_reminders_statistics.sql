CREATE TABLE "payment_reminder" (
	"account_id" bigint NOT NULL,
	"key" text NOT NULL,
	"told_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payment_reminder_account_id_key_pk" PRIMARY KEY("account_id","key")
);
--> statement-breakpoint
CREATE TABLE "vat_check" (
	"vat_number" text PRIMARY KEY NOT NULL,
	"answer" text NOT NULL,
	"checked_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "bill_payment_idx";--> statement-breakpoint
ALTER TABLE "credit_lot" ADD COLUMN "is_closed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "bill" ADD COLUMN "cancelled_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "of_cart" text;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "email" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "pages" text DEFAULT '/me' NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_method" ADD COLUMN "email" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_method" ADD COLUMN "added_by" bigint;--> statement-breakpoint
CREATE INDEX "credit_entry_month_idx" ON "credit_entry" USING btree ("created_at","reason","amount");--> statement-breakpoint
CREATE INDEX "bill_issued_on_idx" ON "bill" USING btree ("issued_on");--> statement-breakpoint
CREATE INDEX "bill_corrects_idx" ON "bill" USING btree ("corrects_id") WHERE corrects_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "bill_payment_idx" ON "bill" USING btree ("payment_id") WHERE kind = 'bill' and cancelled_at is null;--> statement-breakpoint
CREATE OR REPLACE FUNCTION refuse_bill_change() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF TG_OP = 'DELETE' OR to_jsonb(OLD) - 'paid_at' - 'cancelled_at' IS DISTINCT FROM to_jsonb(NEW) - 'paid_at' - 'cancelled_at' THEN
    RAISE EXCEPTION 'a bill never changes';
  END IF;
  RETURN NEW;
END $$;
