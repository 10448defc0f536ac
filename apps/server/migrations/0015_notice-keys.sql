DROP INDEX "notice_key";--> statement-breakpoint
CREATE UNIQUE INDEX "notice_key" ON "notice" USING btree ("key");