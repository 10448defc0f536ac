DROP INDEX "attempt_open_idx";--> statement-breakpoint
CREATE INDEX "attempt_open_idx" ON "attempt" USING btree ("page_id","next_at") WHERE ended_at is null and started_at is not null;