CREATE INDEX "subject_accepted_idx" ON "subject" USING btree ("account_id","publish_at") WHERE status = 'accepted';--> statement-breakpoint
CREATE INDEX "writing_rule_until_idx" ON "writing_rule" USING btree ("account_id","until");--> statement-breakpoint
CREATE INDEX "post_remake_before_idx" ON "post_remake" USING btree ("ended_at") WHERE before is not null;