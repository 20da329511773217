/* Words with which people say that a child is in danger, by meaning. `*` behind a word finds its forms. */

export const englishWords = `
beat beats beating beaten beaten hitting slap* punched punching kicked kicking hurt* injur* fighting fights fought assault* violen* caned caning
bully* bullies bullied tease* teasing ragging ragged mock* humiliat* insult* harass* blackmail* stalk* threat* shaming depress* lonely
afraid scared scares scary fear fears feared fearful frighten* terrified terror unsafe danger dangerous crying cries
touched touches touching abuse* abusing abusive molest* molestation grope* groping rape raped rapist sexual* pocso posco
punish* scold* shouted shouting shouts kidnap* suicid* kill* childline 1098
`;

/** Words of danger if they are alone, or said with a person or a place: "hit song" and "touch screen" are not. */
export const ambiguousWords = "hit hits touch touches punch cane fight cry knife drunk shout kick kicks";
export const peopleAndPlaces = `
child* children kid* boy* girl* son sons daughter* student* pupil* friend* senior* teacher* driver* conductor* sir madam staff man men someone somebody anyone
me my him his her them they he she we us himself herself themselves myself school class bus toilet body face hand stick bad wrong badly private
bacha bachcha bacche bachche beta beti bete ladka ladki pila pua jhia chele meye baccha
`;

/** Spellings in Latin letters whose sound alone would also find other words. */
export const latinWords = `
daanta daante daanti daantna daantte daantta daantti dantte dantti maar mada maada maade mara maara mare marte marna marne maarna maarpit marpit marpeet maarpeet mardhor maramari pitai peeta peet peette pitte pitne
pareshan paresan satate satata satana sataya satati satae chhed chhedte chedte chhedkhani chedkhani dara daraya daruchi daruchanti bhaya bhay bhoy bhoi voy
chhua chhuaa chhuya chhuye chhuin chhuyen chhuyeche chuye chuyeche gaali gali tang shoshan thattha merechhe mereche hairan hairana hayrani hoirani hoyrani uttokto birokto nirjaton nirjatana jhagada jhagra ladai larai saja saza dando danda danda shasti
`;

/** Stems in Latin letters, compared by sound and with the endings of Hindi, Odia and Bengali. */
export const latinStems = `
maar pit dhamk dhamak chhed satay pareshan hairan hayran hoyran nirjat thappad thapad cidh chidh chidau merech bokech bokaboki khep jalat gali
`;

export const scriptStems = `
मार* पीट* पिट* थप्पड़ लड़ाई झगड़* सज़ा* सजा दंड चिल्ला* डाँट* डांट* मज़ाक मजाक बुलिंग
परेशान* सताते सताता सताती सताना सताया सताए छेड़* छू* छुआ* छुए* डर* भय धमक* गाली* शोषण यौन अत्याचार तंग रैगिंग चिढ़* बलात्कार आत्महत्या रोती रोता उत्पीड़न
ମାଡ଼* ମାର* ପିଟ* ବାଡ଼େ* ଝଗଡ଼ା* ଦଣ୍ଡ* ଶାସ୍ତି* ଥଟ୍ଟା* ବୁଲିଂ ଭୟ* ଡର* ଧମକ* ଚିଡ଼ା* ହଇରାଣ* ନିର୍ଯାତନା* ଉତ୍ପୀଡ଼ନ* ଛୁଇଁ* ଛୁଁଇ* ଛୁଇ* ଗାଳି* ଯୌନ* ଶୋଷଣ* ଥାପଡ଼* ଚାପୁଡ଼ା* ରାଗିଂ କାନ୍ଦ*
মার* মেরে* পেটা* পিটি* পিট* থাপ্পড়* চড় শাস্তি* বকেছে* বকা* ঝগড়া* বুলিং ভয়* ধমক* হয়রানি* উত্যক্ত* উত্ত্যক্ত* জ্বালাতন* বিরক্ত* নির্যাতন* যৌন* শোষণ* ছুঁ* ছোঁ* স্পর্শ* গালি* গালাগালি* র‍্যাগিং খেপা* খ্যাপা* কাঁদ*
`;

export const dangerPhrases = [
  ...[
    "not safe",
    "self harm",
    "bad touch",
    "galat touch",
    "missing child",
    "child missing",
    "following my",
    "body shaming",
    "made fun",
    "make fun",
    "makes fun",
    "making fun",
    "laugh at",
    "laughs at",
    "laughed at",
    "not eating",
  ],
  ...[
    "call names",
    "calls names",
    "call her names",
    "call him names",
    "call them names",
    "dirty comments",
    "dirty talk",
  ],
  ...[
    "dar lag",
    "dar lagta",
    "darti hai",
    "darta hai",
    "darte hain",
    "mar raha",
    "mar rahe",
    "mar diya",
    "mar khaya",
    "ro raha",
    "ro rahi",
  ],
  ...["gandi baat", "gandi baten", "gaye haat", "gaye hat", "haath lagaya", "bhoy pay", "bhoy pachhe"],
  ...["रो रहा", "रो रही", "गंदी बात", "गंदी बातें", "हाथ लगाया", "গায়ে হাত", "ଦେହରେ ହାତ"],
];

/** Phrases in which a word of danger means something else. */
export const harmlessPhrases = [
  ...["touch screen", "touch panel", "touch typing", "in touch", "keep touch", "hit counter", "fear not"],
];

/** A child that does not want to go to school: a word of going, one of wishing and one that denies. */
export const goingWords =
  "go goes going come attend jana jaana jane jaane jibaku jiba jete जाना जाने आना ଯିବାକୁ ଯିବା যেতে যাবে";
export const wishWords =
  "want wants wanting wish wishes refuse refuses refusing refused chahta chahti chahte chahata chahati manaa mana chahunchi chahe chay chai चाहता चाहती चाहते मना ଚାହୁଁ ଚାହୁଁଛି ଚାହୁଁନି ଚାହୁଁନାହିଁ ମନା চায় চাইছে";

/** A child that is not at home: a word for home with one that denies. */
export const homeWords = "home ghar ghara bari badi घर ଘର ଘରକୁ বাড়ি ঘরে";
export const denials =
  "not hasnt hasn didnt didn doesnt doesn dont don never refuse refuses refusing refused manaa mana मना ମନା ଚାହୁଁନି ଚାହୁଁନାହିଁ nahi nahin nahee नहीं ନାହିଁ ନାହାନ୍ତି না";
