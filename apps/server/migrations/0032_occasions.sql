CREATE TABLE "key_date_conversion" (
	"account_id" bigint NOT NULL,
	"day_key" text NOT NULL,
	"year" smallint NOT NULL,
	"subject_id" bigint,
	"converted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "key_date_conversion_account_id_day_key_year_pk" PRIMARY KEY("account_id","day_key","year")
);
--> statement-breakpoint
ALTER TABLE "subject" ADD COLUMN "shows_logo" boolean;--> statement-breakpoint
ALTER TABLE "key_date_conversion" ADD CONSTRAINT "key_date_conversion_account_id_person_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "key_date_conversion" ADD CONSTRAINT "key_date_conversion_subject_id_subject_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."subject"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "key_date_conversion_subject_idx" ON "key_date_conversion" USING btree ("subject_id");