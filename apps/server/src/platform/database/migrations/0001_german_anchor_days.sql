-- The day of the month on which terms begin was a day in UTC. It is one of the German calendar now: of the order that began
-- the present series of terms, which is a purchase or an upgrade to another period.
UPDATE "subscriptions" SET "anchor_day" = "begun"."day"
FROM (
	SELECT DISTINCT ON ("subscription_id")
		"subscription_id",
		extract(day FROM ("priced" ->> 'periodStart')::timestamptz AT TIME ZONE 'Europe/Berlin')::integer AS "day"
	FROM "orders"
	WHERE "booked_at" IS NOT NULL
		AND ("priced" ->> 'kind' = 'purchase' OR ("priced" ->> 'kind' = 'upgrade' AND "priced" ->> 'periodStart' = "priced" ->> 'pricedAt'))
	ORDER BY "subscription_id", "booked_at" DESC, "id" DESC
) AS "begun"
WHERE "begun"."subscription_id" = "subscriptions"."id"
	AND "subscriptions"."anchor_day" IS NOT NULL
	AND "subscriptions"."anchor_day" <> "begun"."day";
