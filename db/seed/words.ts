/** Words of sample records in the site's other languages, by the English ones. */
export type SampleWords = Readonly<Record<string, string>>;

const odia: SampleWords = {
  "Smart Class": "ସ୍ମାର୍ଟ କ୍ଲାସ",
  "Science and Computer Labs": "ବିଜ୍ଞାନ ଓ କମ୍ପ୍ୟୁଟର ଲ୍ୟାବ",
  Labs: "ଲ୍ୟାବ",
  "Science Lab\nComputer Lab": "ବିଜ୍ଞାନ ଲ୍ୟାବ\nକମ୍ପ୍ୟୁଟର ଲ୍ୟାବ",
  Library: "ପାଠାଗାର",
  "Sports Facility": "କ୍ରୀଡ଼ା ସୁବିଧା",
  "Sports activity": "କ୍ରୀଡ଼ା",
  Sports: "କ୍ରୀଡ଼ା",
  "Art Room": "କଳା କକ୍ଷ",
  "Music Room": "ସଙ୍ଗୀତ କକ୍ଷ",
  "Aerobic & Music Room": "ଏରୋବିକ୍ ଓ ସଙ୍ଗୀତ କକ୍ଷ",
  "Swimming Pool & Open Gym": "ସୁଇମିଂ ପୁଲ୍ ଓ ଖୋଲା ଜିମ୍",

  "Green Campus": "ସବୁଜ ପରିସର",
  "Shade, a pond and two hundred trees, planted by the classes.":
    "ଛାଇ, ଗୋଟିଏ ପୋଖରୀ ଓ ଶ୍ରେଣୀର ପିଲାମାନେ ଲଗାଇଥିବା ଦୁଇ ଶହ ଗଛ।",
  "Palash and neem trees\nRain water harvesting\nKitchen garden": "ପଳାଶ ଓ ନିମ ଗଛ\nବର୍ଷା ଜଳ ସଂରକ୍ଷଣ\nପନିପରିବା ବଗିଚା",
  "Science Laboratories": "ବିଜ୍ଞାନ ପରୀକ୍ଷାଗାର",
  "Physics, chemistry and biology with instruments in pupils' hands.":
    "ପଦାର୍ଥ, ରସାୟନ ଓ ଜୀବ ବିଜ୍ଞାନ; ଯନ୍ତ୍ର ପିଲାଙ୍କ ନିଜ ହାତରେ।",
  "Three laboratories\nSmall groups\nScience fair": "ତିନୋଟି ପରୀକ୍ଷାଗାର\nଛୋଟ ଛୋଟ ଦଳ\nବିଜ୍ଞାନ ମେଳା",
  "Computer Labs": "କମ୍ପ୍ୟୁଟର ଲ୍ୟାବ",
  "A machine for each pupil, open after school as well.": "ପ୍ରତି ପିଲାଙ୍କ ପାଇଁ ଗୋଟିଏ କମ୍ପ୍ୟୁଟର; ଛୁଟି ପରେ ମଧ୍ୟ ଖୋଲା।",
  "Programming from class VI\nSafe internet\nTyping in three scripts":
    "ଷଷ୍ଠ ଶ୍ରେଣୀରୁ ପ୍ରୋଗ୍ରାମିଂ\nସୁରକ୍ଷିତ ଇଣ୍ଟରନେଟ୍\nତିନୋଟି ଲିପିରେ ଟାଇପିଂ",
  "Sports Complex": "କ୍ରୀଡ଼ା ପରିସର",
  "Field, track and courts for every class, every day.": "ସବୁ ଶ୍ରେଣୀ ପାଇଁ ପ୍ରତିଦିନ ପଡ଼ିଆ, ଟ୍ରାକ୍ ଓ କୋର୍ଟ।",
  "Football and kho-kho\nAthletics track\nYoga hall": "ଫୁଟବଲ୍ ଓ ଖୋ-ଖୋ\nଦୌଡ଼ ଟ୍ରାକ୍\nଯୋଗ କକ୍ଷ",
  "Art Studios": "କଳା ଷ୍ଟୁଡିଓ",
  "Paint, clay and paper in one bright room.": "ଗୋଟିଏ ଆଲୋକିତ କକ୍ଷରେ ରଙ୍ଗ, ମାଟି ଓ କାଗଜ।",
  "Patachitra\nClay work\nMonthly exhibition": "ପଟଚିତ୍ର\nମାଟି କାମ\nମାସିକ ପ୍ରଦର୍ଶନୀ",
  "Music Center": "ସଙ୍ଗୀତ କେନ୍ଦ୍ର",
  "Tabla, harmonium, keyboard and a choir that everyone may join.":
    "ତବଲା, ହାରମୋନିୟମ୍, କୀବୋର୍ଡ ଓ ସମସ୍ତଙ୍କ ପାଇଁ ଖୋଲା ଗାୟକ ଦଳ।",
  "Instrument lessons\nChoir\nFolk dance": "ବାଦ୍ୟଯନ୍ତ୍ର ଶିକ୍ଷା\nଗାୟକ ଦଳ\nଲୋକନୃତ୍ୟ",

  Cafeteria: "କ୍ୟାଣ୍ଟିନ୍",
  Transportation: "ପରିବହନ",
  WiFi: "ୱାଇଫାଇ",
  Security: "ସୁରକ୍ଷା",
  "Health center": "ସ୍ୱାସ୍ଥ୍ୟ କେନ୍ଦ୍ର",
  "Smart classrooms": "ସ୍ମାର୍ଟ ଶ୍ରେଣୀଗୃହ",

  Society: "ସୋସାଇଟି",
  NOC: "ଅନାପତ୍ତି ପ୍ରମାଣପତ୍ର",
  RTE: "ଶିକ୍ଷା ଅଧିକାର (RTE)",
  "Land Certificate": "ଜମି ପ୍ରମାଣପତ୍ର",
  "Building Certificate": "କୋଠା ପ୍ରମାଣପତ୍ର",
  "Fire Certificate": "ଅଗ୍ନି ସୁରକ୍ଷା ପ୍ରମାଣପତ୍ର",
  "Sanitation Certificate": "ପରିମଳ ପ୍ରମାଣପତ୍ର",
  "Water Sample Certificate": "ଜଳ ପରୀକ୍ଷା ପ୍ରମାଣପତ୍ର",
  "Self Certification": "ସ୍ୱ-ପ୍ରମାଣୀକରଣ",
  Fee: "ଫି",
  "Parents Teacher Association": "ଅଭିଭାବକ-ଶିକ୍ଷକ ସଂଘ",
  "School Management Committee": "ବିଦ୍ୟାଳୟ ପରିଚାଳନା କମିଟି",
  "Annual calender": "ବାର୍ଷିକ କ୍ୟାଲେଣ୍ଡର",
  "Mandatory Disclosure Details SARAS 6.0": "ବାଧ୍ୟତାମୂଳକ ପ୍ରକାଶର ବିବରଣୀ SARAS 6.0",
};

const hindi: SampleWords = {
  "Smart Class": "स्मार्ट क्लास",
  "Science and Computer Labs": "विज्ञान और कंप्यूटर लैब",
  Labs: "लैब",
  "Science Lab\nComputer Lab": "विज्ञान लैब\nकंप्यूटर लैब",
  Library: "पुस्तकालय",
  "Sports Facility": "खेल सुविधा",
  "Sports activity": "खेल",
  Sports: "खेल",
  "Art Room": "कला कक्ष",
  "Music Room": "संगीत कक्ष",
  "Aerobic & Music Room": "एरोबिक और संगीत कक्ष",
  "Swimming Pool & Open Gym": "स्विमिंग पूल और ओपन जिम",

  "Green Campus": "हरा-भरा परिसर",
  "Shade, a pond and two hundred trees, planted by the classes.":
    "छाया, एक तालाब और कक्षाओं के लगाए हुए दो सौ पेड़।",
  "Palash and neem trees\nRain water harvesting\nKitchen garden":
    "पलाश और नीम के पेड़\nवर्षा जल संचयन\nसब्ज़ी की बगिया",
  "Science Laboratories": "विज्ञान प्रयोगशालाएँ",
  "Physics, chemistry and biology with instruments in pupils' hands.":
    "भौतिकी, रसायन और जीव विज्ञान; उपकरण बच्चों के अपने हाथों में।",
  "Three laboratories\nSmall groups\nScience fair": "तीन प्रयोगशालाएँ\nछोटे समूह\nविज्ञान मेला",
  "Computer Labs": "कंप्यूटर लैब",
  "A machine for each pupil, open after school as well.": "हर बच्चे के लिए एक कंप्यूटर; छुट्टी के बाद भी खुला।",
  "Programming from class VI\nSafe internet\nTyping in three scripts":
    "कक्षा VI से प्रोग्रामिंग\nसुरक्षित इंटरनेट\nतीन लिपियों में टाइपिंग",
  "Sports Complex": "खेल परिसर",
  "Field, track and courts for every class, every day.": "हर कक्षा के लिए हर दिन मैदान, ट्रैक और कोर्ट।",
  "Football and kho-kho\nAthletics track\nYoga hall": "फुटबॉल और खो-खो\nदौड़ का ट्रैक\nयोग कक्ष",
  "Art Studios": "कला स्टूडियो",
  "Paint, clay and paper in one bright room.": "एक रोशन कमरे में रंग, मिट्टी और काग़ज़।",
  "Patachitra\nClay work\nMonthly exhibition": "पटचित्र\nमिट्टी का काम\nमासिक प्रदर्शनी",
  "Music Center": "संगीत केंद्र",
  "Tabla, harmonium, keyboard and a choir that everyone may join.":
    "तबला, हारमोनियम, कीबोर्ड और एक गायन मंडली, जिसमें कोई भी आ सकता है।",
  "Instrument lessons\nChoir\nFolk dance": "वाद्य यंत्रों की शिक्षा\nगायन मंडली\nलोक नृत्य",

  Cafeteria: "कैंटीन",
  Transportation: "परिवहन",
  WiFi: "वाई-फ़ाई",
  Security: "सुरक्षा",
  "Health center": "स्वास्थ्य केंद्र",
  "Smart classrooms": "स्मार्ट कक्षाएँ",

  Society: "सोसाइटी",
  NOC: "अनापत्ति प्रमाणपत्र",
  RTE: "शिक्षा का अधिकार (RTE)",
  "Land Certificate": "भूमि प्रमाणपत्र",
  "Building Certificate": "भवन प्रमाणपत्र",
  "Fire Certificate": "अग्नि सुरक्षा प्रमाणपत्र",
  "Sanitation Certificate": "स्वच्छता प्रमाणपत्र",
  "Water Sample Certificate": "जल परीक्षण प्रमाणपत्र",
  "Self Certification": "स्व-प्रमाणन",
  Fee: "फ़ीस",
  "Parents Teacher Association": "अभिभावक-शिक्षक संघ",
  "School Management Committee": "विद्यालय प्रबंधन समिति",
  "Annual calender": "वार्षिक कैलेंडर",
  "Mandatory Disclosure Details SARAS 6.0": "अनिवार्य प्रकटीकरण का विवरण SARAS 6.0",
};

const bengali: SampleWords = {
  "Smart Class": "স্মার্ট ক্লাস",
  "Science and Computer Labs": "বিজ্ঞান ও কম্পিউটার ল্যাব",
  Labs: "ল্যাব",
  "Science Lab\nComputer Lab": "বিজ্ঞান ল্যাব\nকম্পিউটার ল্যাব",
  Library: "গ্রন্থাগার",
  "Sports Facility": "খেলাধুলার সুবিধা",
  "Sports activity": "খেলাধুলা",
  Sports: "খেলাধুলা",
  "Art Room": "চারুকলা কক্ষ",
  "Music Room": "সঙ্গীত কক্ষ",
  "Aerobic & Music Room": "এরোবিক ও সঙ্গীত কক্ষ",
  "Swimming Pool & Open Gym": "সুইমিং পুল ও খোলা জিম",

  "Green Campus": "সবুজ প্রাঙ্গণ",
  "Shade, a pond and two hundred trees, planted by the classes.": "ছায়া, একটি পুকুর আর ছাত্রছাত্রীদের লাগানো দুশো গাছ।",
  "Palash and neem trees\nRain water harvesting\nKitchen garden": "পলাশ ও নিম গাছ\nবৃষ্টির জল সংরক্ষণ\nসবজি বাগান",
  "Science Laboratories": "বিজ্ঞান পরীক্ষাগার",
  "Physics, chemistry and biology with instruments in pupils' hands.":
    "পদার্থবিদ্যা, রসায়ন ও জীববিদ্যা; যন্ত্র থাকে ছাত্রছাত্রীদের নিজের হাতে।",
  "Three laboratories\nSmall groups\nScience fair": "তিনটি পরীক্ষাগার\nছোট ছোট দল\nবিজ্ঞান মেলা",
  "Computer Labs": "কম্পিউটার ল্যাব",
  "A machine for each pupil, open after school as well.": "প্রত্যেকের জন্য একটি কম্পিউটার; ছুটির পরেও খোলা।",
  "Programming from class VI\nSafe internet\nTyping in three scripts":
    "ষষ্ঠ শ্রেণি থেকে প্রোগ্রামিং\nনিরাপদ ইন্টারনেট\nতিনটি লিপিতে টাইপিং",
  "Sports Complex": "ক্রীড়াঙ্গন",
  "Field, track and courts for every class, every day.": "সব শ্রেণির জন্য প্রতিদিন মাঠ, ট্র্যাক ও কোর্ট।",
  "Football and kho-kho\nAthletics track\nYoga hall": "ফুটবল ও খো-খো\nদৌড়ের ট্র্যাক\nযোগাসনের ঘর",
  "Art Studios": "আর্ট স্টুডিও",
  "Paint, clay and paper in one bright room.": "একটি আলোভরা ঘরে রং, মাটি ও কাগজ।",
  "Patachitra\nClay work\nMonthly exhibition": "পটচিত্র\nমাটির কাজ\nমাসিক প্রদর্শনী",
  "Music Center": "সঙ্গীত কেন্দ্র",
  "Tabla, harmonium, keyboard and a choir that everyone may join.":
    "তবলা, হারমোনিয়াম, কিবোর্ড আর সবার জন্য খোলা গানের দল।",
  "Instrument lessons\nChoir\nFolk dance": "বাদ্যযন্ত্র শিক্ষা\nগানের দল\nলোকনৃত্য",

  Cafeteria: "ক্যান্টিন",
  Transportation: "পরিবহণ",
  WiFi: "ওয়াই-ফাই",
  Security: "নিরাপত্তা",
  "Health center": "স্বাস্থ্যকেন্দ্র",
  "Smart classrooms": "স্মার্ট শ্রেণিকক্ষ",

  Society: "সোসাইটি",
  NOC: "অনাপত্তি শংসাপত্র",
  RTE: "শিক্ষার অধিকার (RTE)",
  "Land Certificate": "জমির শংসাপত্র",
  "Building Certificate": "ভবনের শংসাপত্র",
  "Fire Certificate": "অগ্নি নিরাপত্তা শংসাপত্র",
  "Sanitation Certificate": "স্বাস্থ্যবিধির শংসাপত্র",
  "Water Sample Certificate": "জল পরীক্ষার শংসাপত্র",
  "Self Certification": "স্ব-প্রত্যয়ন",
  Fee: "ফি",
  "Parents Teacher Association": "অভিভাবক-শিক্ষক সমিতি",
  "School Management Committee": "বিদ্যালয় পরিচালন কমিটি",
  "Annual calender": "বার্ষিক ক্যালেন্ডার",
  "Mandatory Disclosure Details SARAS 6.0": "বাধ্যতামূলক প্রকাশের বিবরণ SARAS 6.0",
};

/**
 * By the code of the language. What the specification names (menu, facilities, amenities, documents) stays when a school
 * puts its own content in the place of the sample, so visitors find it in their language from the first day.
 */
export const sampleWords: Readonly<Record<string, SampleWords>> = { or: odia, hi: hindi, bn: bengali };
