/** The vocabularies that generated posts are made of. */
export const words = {
  en: listWords(`
    static site build render page graph query node content locale route bundle
    chunk browser cache prefetch hydrate component image font colour theme
    navigation archive author reading time feed index search token parser
    compiler module import export stream worker thread memory latency
    throughput network request response header policy security access error
    retry timeout schedule queue event state machine transition layout style
    grid column margin typography contrast keyboard focus screen reader label
    translate fallback language freelance project client invoice contract
    design prototype deliver measure`),
  de: listWords(`
    statisch Seite Ablauf zeichnen Blatt Graph Abfrage Knoten Inhalt Sprache
    Weg Bündel Stück Browser Zwischenspeicher vorladen beleben Baustein Bild
    Schrift Farbe Gestaltung Navigation Archiv Autorin Lesezeit Dauer Feed
    Verzeichnis Suche Zeichen Zerteiler Übersetzer Modul einführen ausführen
    Strom Arbeiter Faden Speicher Verzögerung Durchsatz Netz Anfrage Antwort
    Kopfzeile Richtlinie Sicherheit Zugang Fehler wiederholen Frist Zeitplan
    Schlange Ereignis Zustand Maschine Übergang Satz Stil Raster Spalte Rand
    Typografie Kontrast Tastatur Fokus Bildschirm Vorleser Beschriftung
    übersetzen Rückfall freiberuflich Projekt Kundschaft Rechnung Vertrag
    Entwurf Prototyp liefern messen`),
} as const;

function listWords(text: string): readonly string[] {
  return text.trim().split(/\s+/);
}
