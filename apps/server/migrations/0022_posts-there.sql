-- Where one was given to two, whoever had it first keeps it.
UPDATE "attempt" SET "external_id" = NULL, "figures_next_at" = NULL, "comment_next_at" = NULL WHERE "id" IN (
  SELECT "id" FROM (
    SELECT "id", row_number() OVER (PARTITION BY "page_id", "external_id" ORDER BY "ended_at", "id") AS "nth"
    FROM "attempt" WHERE "state" = 'confirmed' AND "external_id" IS NOT NULL) AS "there"
  WHERE "nth" > 1);--> statement-breakpoint
CREATE UNIQUE INDEX "attempt_there_key" ON "attempt" USING btree ("page_id","external_id") WHERE state = 'confirmed' and external_id is not null;