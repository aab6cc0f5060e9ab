-- Root collation of ICU: umlauts beside their vowels, as in a German dictionary. The same on every engine.
CREATE COLLATION IF NOT EXISTS german (provider = icu, locale = 'und');
