/** Said on pages of staff, in the order of the alphabet. */
export const staffMessagesOfLanguages = {
  "A field left empty is shown in English.": "",
  "At most {max} letters": "",
  "Change the English words": "A link to the form with them.",
  "English changed since": "Since the words in another language were written.",
  Missing: "Words in a language.",
  "Missing, by kind and language": "The title of a table.",
  Next: "The next one to be written.",
  "Nothing in English": "The field is empty.",
  "Nothing is missing here.": "",
  "Of each kind the newest {count} are looked at.": "",
  "One row on each line, as on the left, with | between the cells. Leave numbers and dates as they are.": "",
  "Other languages": "Odia, Hindi and Bengali, beside English.",
  "Partly missing": "Words in a language.",
  "Saved in {language}": "",
  "Somebody else wrote in {language} while you had this page open. Compare both, then choose. Nothing of yours was saved yet.":
    "",
  "The English words were changed while you had this page open. They are shown as they are now: check yours, then save again.":
    "",
  "The site comes in English alone. An administrator chooses its languages in the site settings.": "",
  "The usual words: visitors read them in their language already.": "",
  "The words could not be saved. Please try again.": "",
  There: "The words in a language are there.",
  "these words": "In a sentence: somebody else changed these words.",
  "These words came with the copy. Visitors do not see them before you have saved them.": "",
  "To be checked": "Words in a language, which came with a copy.",
  Together: "The sum.",
  "What the school wrote and has no words for yet. Nothing has to be done: visitors read it in English then.":
    "",
  "{count} of {max} letters": "",
  "{field} may have at most {max} letters: please take out {surplus}":
    "Letters as people count them: a consonant with its vowel signs is one.",
} as const satisfies Record<string, string>;
