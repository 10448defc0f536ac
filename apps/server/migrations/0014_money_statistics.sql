CREATE INDEX "credit_entry_month_idx" ON "credit_entry" USING btree ("created_at","reason","amount");--> statement-breakpoint
CREATE INDEX "bill_issued_on_idx" ON "bill" USING btree ("issued_on");