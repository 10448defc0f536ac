-- A brief names pages since then; null: those that are proposed.
update "order_draft" set "brief" = jsonb_set("brief", '{pageIds}', 'null') where not "brief" ? 'pageIds';--> statement-breakpoint
update "task_order" set "brief" = jsonb_set("brief", '{pageIds}', 'null') where not "brief" ? 'pageIds';
