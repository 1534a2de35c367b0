/**
 * Every border by which the index decides, in one table. Chances are 0 to 1, counts are words. The first two were measured on
 * messages that nothing was learnt from (eval/README.md); the others say what a message is too short or too long for.
 */
export const AT = {
  // ---- what is heard
  /** from this chance on the likeliest reading is right in seven of ten: it is answered */
  sure: 0.7,
  /** good news is wished joy from here on, and else asked about: joy said to who mourns hurts most */
  joy: 0.85,
  /** from this chance on the likeliest family of readings is: what is true of all of it is answered */
  likely: 0.4,
  /** with fewer of its words known than this share, nothing was heard */
  known: 0.34,
  /** from this chance on a message is small talk, where no reading is likelier */
  smallTalk: 0.3,
  /** thanks stand beside a matter in many messages ('thank god my son is safe') */
  thanks: 0.7,
  /** in the middle of a talk so few words mean what it is about */
  talkWords: 8,
  /** a story is no small talk, whatever words stand in it by the way */
  smallTalkWords: 22,
  /** of so few words none says a matter of its own in the middle of a talk */
  bare: 3,

  // ---- what is looked up
  /** a story is no look-up, and asks for no definition */
  lookUpWords: 60,
  /** from this chance on a reading speaks of a life: then what only resembles a passage is not looked up */
  ofLife: 0.5,
  /** who asks of a subject and says so much of one passage asks for that */
  said: 0.55,
  /** who says so much of a passage without asking for it says its words, and tells of no life */
  retold: 0.7,

  // ---- what is answered, and offered
  /** up to so many words a message is plain: mostly it is met; to longer ones the index is shown (D48) */
  plainWords: 14,
  /** a reading must be so likely to be offered; one that accuses, exposes or mocks who did not mean it, more so */
  offered: 0.08,
  offeredDelicate: 0.3,
  /** a message that is hardly like anything has no second passage */
  another: 0.15,
  /** a wish for any verse, or small talk with a passage, is given one on its own matter from here on */
  ownMatter: 0.15,
} as const
