-- Numbers by their value: "Klasse 2" before "Klasse 10". A collation cannot be changed, so a new one takes its name.
-- The engine that is embedded reads the older way of writing settings only (`und-u-kn-true` changes nothing there).
ALTER COLLATION german RENAME TO german_digits;--> statement-breakpoint
CREATE COLLATION german (provider = icu, locale = 'und@colNumeric=yes');--> statement-breakpoint
ALTER TABLE "categories" ALTER COLUMN "name" SET DATA TYPE text COLLATE german;--> statement-breakpoint
ALTER TABLE "file_nodes" ALTER COLUMN "name" SET DATA TYPE text COLLATE german;--> statement-breakpoint
ALTER TABLE "images" ALTER COLUMN "name" SET DATA TYPE text COLLATE german;--> statement-breakpoint
ALTER TABLE "signs" ALTER COLUMN "title" SET DATA TYPE text COLLATE german;--> statement-breakpoint
DROP COLLATION german_digits;
