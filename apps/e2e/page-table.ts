/** Somebody who may see a page: nobody who is signed in, or a demo account. */
export type PageVisitor =
  | 'visitor'
  | 'gast'
  | 'einzel'
  | 'traeger'
  | 'mitglied'
  | 'leitung'
  | 'ohneplatz'
  | 'wartend'
  | 'admin'

type TitledPage = readonly [address: string, title: string]

/**
 * Every page of the product with visitors who may see it, and its title: a test of the route table asks for each of them.
 * Words in capitals stand for ids of what exists, `SIGN_NAME` and `LIST_NAME` for names.
 */
export const PAGES: Readonly<Record<PageVisitor, readonly TitledPage[]>> = {
  visitor: [
    ['/login', 'Anmelden'],
    ['/passwort-zuruecksetzen', 'Passwort zurücksetzen'],
    ['/bestaetigung/1/signupEmail/abc', 'Bestätigung'],
    ['/einladung/1/abc', 'Einladung'],
    ['/anmeldung/neues-konto', 'Konto erstellen'],
    ['/gebaerden', 'Deutsche Gebärdensprache lernen und unterrichten'],
    ['/gebaerden?search=katze', 'Deutsche Gebärdensprache lernen und unterrichten'],
    ['/gebaerden/hallo', 'SIGN_NAME in Gebärdensprache (DGS)'],
    ['/gebaerden/abend', 'SIGN_NAME in Gebärdensprache (DGS)'],
    ['/lernliste/ueberblick/KEY', 'Lernliste „LIST_NAME“'],
    ['/lernliste/KEY', 'Lernliste'],
    ['/impressum', 'Impressum'],
    ['/datenschutz', 'Datenschutz'],
    ['/agb', 'Allgemeine Geschäftsbedingungen'],
    ['/vertrag-kuendigen', 'Verträge hier kündigen'],
    ['/vertrag-widerrufen', 'Vertrag widerrufen'],
    ['/faq', 'Häufige Fragen'],
    ['/fingeralphabet', 'Fingeralphabet'],
    ['/angebot/1/abc', 'Angebot'],
    ['/demo/mails', 'E-Mails der Demonstration'],
    ['/demo/bausteine', 'Bausteine'],
  ],
  gast: [
    ['/anmeldung/bestellung', 'Lizenz erwerben'],
    ['/bestellung-erfolgreich', 'Bestellung erfolgreich'],
    ['/app/hilfe', 'Hilfe'],
    ['/app/einstellungen', 'Einstellungen'],
    ['/app/einstellungen/konto/abo', 'Lizenz'],
  ],
  einzel: [
    ['/app/suche', 'Gebärden'],
    ['/app/gebaerden/hallo', 'Gebärde'],
    ['/app/gebaerden/hallo?quiz=1', 'Gebärde'],
    ['/app/favoriten', 'Favoriten'],
    ['/app/hilfe', 'Hilfe'],
    ['/app/lernlisten', 'Lernlisten'],
    ['/app/offline', 'Offline verfügbar'],
    ['/app/lernliste-bearbeiten', 'Lernliste bearbeiten'],
    ['/app/lernliste-bearbeiten/LIST', 'Lernliste bearbeiten'],
    ['/app/geteilte-lernliste/KEY', 'Geteilte Lernliste'],
    ['/app/geteilte-lernliste/KEY?spielen=1', 'Lernliste'],
    ['/app/geteilte-lernliste/KEY/start', 'Lernliste starten'],
    ['/app/lernliste/LIST', 'Lernliste'],
    ['/app/lernliste/LIST/start', 'Lernliste starten'],
    ['/app/dokumente', 'Druckvorlagen'],
    ['/app/dokument', 'Druckvorlage bearbeiten'],
    ['/app/dokument/DOCUMENT', 'Druckvorlage bearbeiten'],
    ['/app/organisieren', 'Organisieren'],
    ['/app/organisieren?t=custom-signs', 'Organisieren'],
    ['/app/eigene-gebaerden', 'Eigene Gebärden'],
    ['/app/eigene-gebaerden/DRAWING', 'Eigene Gebärde bearbeiten'],
    ['/app/eigene-gebaerden/neu?type=signOnly', 'Eigene Gebärde bearbeiten'],
    ['/app/team-erstellen', 'Team erstellen'],
    ['/app/einstellungen/konto/rechnungsadresse', 'Rechnungsadresse'],
    ['/app/einstellungen/konto/passwort-aendern', 'Passwort ändern'],
    ['/app/einstellungen/konto/meine-daten', 'Meine Daten'],
    ['/app/einstellungen/konto/rechnungen', 'Rechnungen'],
  ],
  traeger: [['/app/team-erstellen', 'Team erstellen']],
  mitglied: [
    ['/app/einstellungen/team/uebersicht', 'Dein Team'],
    ['/app/einstellungen/team/abrechnung', 'Abrechnung'],
    ['/app/einstellungen/konto/abo', 'Lizenz'],
  ],
  leitung: [
    ['/app/einstellungen/team/mitglieder', 'Mitglieder'],
    ['/app/einstellungen/team/einladungen', 'Einladungen'],
    ['/app/einstellungen/team/einladen', 'Personen einladen'],
  ],
  ohneplatz: [['/app/einstellungen/team/uebersicht', 'Dein Team']],
  wartend: [['/app/einstellungen/konto/abo', 'Lizenz']],
  admin: [
    ['/app/verwaltung', 'Verwaltung'],
    ['/app/verwaltung/gebaerden', 'Gebärden'],
    ['/app/verwaltung/gebaerden/aenderungen', 'Änderungen'],
    ['/app/verwaltung/gebaerden/SIGN', 'Gebärde'],
    ['/app/verwaltung/import', 'Import'],
    ['/app/verwaltung/import/1', 'Ablauf'],
    ['/app/verwaltung/wuensche', 'Wünsche'],
    ['/app/verwaltung/bestellungen', 'Bestellungen'],
    ['/app/verwaltung/rechnungen', 'Rechnungen'],
    ['/app/verwaltung/anfragen', 'Anfragen'],
    ['/app/verwaltung/personen', 'Personen'],
    ['/app/verwaltung/personen/PERSON', 'Person'],
    ['/app/verwaltung/teams', 'Teams'],
    ['/app/verwaltung/teams/TEAM', 'Team'],
    ['/app/verwaltung/listenvorlagen', 'Listenvorlagen'],
    ['/app/verwaltung/preise', 'Preise'],
    ['/app/verwaltung/texte', 'Texte'],
    ['/app/verwaltung/texte/hilfe', 'Text'],
    ['/app/verwaltung/system', 'System'],
    ['/app/verwaltung/protokoll', 'Protokoll'],
    ['/app/verwaltung/anmeldung', 'Anmeldung'],
  ],
}
