/** A group per line: English, Latin spellings, then the scripts. For single pages: texts/search-words.ts. */
export const sameMeaning = `
holiday, vacation, leave, no school, chhutti, chutti, chuti, chhuti, chhutiyan, avkash, abakash, ଛୁଟି, ଅବକାଶ, छुट्टी, छुट्टियां, छुट्टियाँ, छुट्टियों, अवकाश, ছুটি, অবকাশ
closed, shut, band hai, bandh, bandha, bondho, ବନ୍ଦ, बंद, बन्द, বন্ধ
start, starts, begin, begins, beginning, shuru, arambha, ଆରମ୍ଭ, शुरू, शुरु, শুরু
end, ends, over, get over, finish, khatam, sesa, ଶେଷ, खत्म, समाप्त, শেষ
social media, facebook, instagram, youtube, youtube channel, ଫେସବୁକ, फेसबुक, यूट्यूब, ফেসবুক, ইউটিউব
open, reopen, reopens, opening, khulega, khulegi, khulta, khula, khuliba, khulbe, khola, ଖୋଲିବ, ଖୋଲା, ଖୋଲେ, खुलेगा, खुलता, खुला, खुलेंगे, খুলবে, খোলা, খোলে
today, aaj, aji, ଆଜି, आज, আজ
tomorrow, kal, kali, kaali, agamikal, ଆସନ୍ତାକାଲି, କାଲି, कल, কাল, আগামীকাল
summer, garmi, garmiyon, grishma, garomer, gorom, ଗ୍ରୀଷ୍ମ, ଖରାଛୁଟି, ଖରା, गर्मी, गर्मियों, ग्रीष्म, গরম, গরমের, গ্রীষ্ম
winter, sardi, sardiyon, shita, sheet kalin, shiter, ଶୀତ, सर्दी, सर्दियों, शीतकालीन, শীত, শীতকালীন
puja, pooja, durga puja, pujo, dussehra, dasahara, dashahra, dusshera, navratri, ପୂଜା, ଦୁର୍ଗାପୂଜା, ଦଶହରା, पूजा, दुर्गा पूजा, दशहरा, পূজা, পুজো, পুজোর, দুর্গাপূজা
diwali, deepawali, dipawali, divali, kali puja, ଦୀପାବଳି, ଦିୱାଲି, दिवाली, दीपावली, দীপাবলি, দিওয়ালি, কালীপূজা
eid, eed, ramzan, muharram, ଇଦ୍, ईद, ঈদ
holi, dola, dol, ହୋଲି, होली, হোলি, দোল
rath yatra, ratha yatra, rathyatra, car festival, ରଥଯାତ୍ରା, रथ यात्रा, रथयात्रा, রথযাত্রা
christmas, x mas, xmas, bada din, boro din, ବଡ଼ଦିନ, ଖ୍ରୀଷ୍ଟମାସ, क्रिसमस, बड़ा दिन, বড়দিন, ক্রিসমাস
independence day, 15 august, swatantrata diwas, ସ୍ୱାଧୀନତା ଦିବସ, स्वतंत्रता दिवस, স্বাধীনতা দিবস
republic day, 26 january, gantantra diwas, ସାଧାରଣତନ୍ତ୍ର ଦିବସ, गणतंत्र दिवस, প্রজাতন্ত্র দিবস
festival, tyohar, utsab, utsav, parba, ପର୍ବ, ଉତ୍ସବ, त्योहार, त्यौहार, उत्सव, উৎসব
calendar, calender, panjika, panchang, ପଞ୍ଜିକା, କ୍ୟାଲେଣ୍ଡର, कैलेंडर, पंचांग, ক্যালেন্ডার
exam, examination, exams, test, tests, date sheet, datesheet, exam routine, exam schedule, pariksha, parikshya, parikhya, pareeksha, porikkha, porikha, imtihan, ପରୀକ୍ଷା, परीक्षा, परीक्षाएं, परीक्षाएँ, इम्तिहान, পরীক্ষা
half yearly, half year, mid term, midterm, ardhavarshik, ଅର୍ଦ୍ଧବାର୍ଷିକ, अर्धवार्षिक, अर्द्धवार्षिक, অর্ধবার্ষিক
annual, yearly, final, varshik, barshik, barshika, ବାର୍ଷିକ, वार्षिक, বার্ষিক
annual day, annual function, annual programme, annual program, cultural programme, function day, varshikotsav, ବାର୍ଷିକ ଉତ୍ସବ, वार्षिकोत्सव, বার্ষিক অনুষ্ঠান
session, academic year, school year, satra, ଶିକ୍ଷାବର୍ଷ, सत्र, शैक्षणिक वर्ष, শিক্ষাবর্ষ
timetable, time table, schedule, routine, samay sarani, ରୁଟିନ, ସମୟ ସାରଣୀ, समय सारणी, समय सारिणी, রুটিন, সময়সূচি
result, results, marks, marksheet, mark sheet, score, percentage, parinam, natija, phala, folafol, phalaphala, fol, ଫଳ, ଫଳାଫଳ, ରେଜଲ୍ଟ, परिणाम, नतीजा, रिजल्ट, रिज़ल्ट, अंक, ফল, ফলাফল, রেজাল্ট, নম্বরপত্র
topper, toppers, rank, merit, ଟପ୍ପର, टॉपर, মেধা, টপার
fee, fees, fees structure, tuition, charges, cost, amount, shulk, shulka, phees, fis, dey, deya, beton, betan, mahine, ଫିସ, ଫି, ଦେୟ, ଶୁଳ୍କ, फीस, फ़ीस, शुल्क, ফি, ফিস, বেতন, মাইনে, খরচ
price, kharcha, kharch, kharacha, ଖର୍ଚ୍ଚ, खर्च, खर्चा
pay, payment, paying, deposit, upi, upi id, account number, bank account, ifsc, jama, bhugtan, ଦେବା, ଜମା, जमा, भुगतान, জমা, পেমেন্ট
late, fine, penalty, overdue, deri, ବିଳମ୍ବ, देर, विलंब, देरी, দেরি, জরিমানা
concession, discount, scholarship, waiver, sibling, second child, chhoot, chhut, riyayat, chatravritti, chhatravritti, brutti, ରିହାତି, ଛାତ୍ରବୃତ୍ତି, ବୃତ୍ତି, छूट, रियायत, छात्रवृत्ति, ছাড়, বৃত্তি
refund, money back, wapas, ଫେରସ୍ତ, वापसी, ফেরত
admission, admissions, enrolment, enrollment, dakhila, dakhla, daakhila, pravesh, prabesh, namankan, naamankan, bharti, bhorti, vorti, admisson, nama lekha, namalekha, namlekha, naam lekha, ନାମଲେଖା, ନାମ ଲେଖା, ଆଡମିଶନ, ଆଡ୍‌ମିଶନ, ପ୍ରବେଶ, ଭର୍ତ୍ତି, ଭର୍ତି, प्रवेश, दाखिला, दाख़िला, नामांकन, एडमिशन, भर्ती, ভর্তি, অ্যাডমিশন
last date, due date, closing date, deadline, antim tithi, aakhri tarikh, sesh tarikh, shesh tarikh, ଶେଷ ତାରିଖ, अंतिम तिथि, अंतिम तारीख, आखिरी तारीख, শেষ তারিখ
how to apply, how can i apply, how do i apply, how should i apply, admission process, admission procedure
apply, application, avedan, abedan, ଆବେଦନ, आवेदन, আবেদন
form, farm, forms, ଫର୍ମ, फॉर्म, फार्म, ফর্ম
registration, register, panjikaran, ପଞ୍ଜୀକରଣ, पंजीकरण, रजिस्ट्रेशन, নিবন্ধন, রেজিস্ট্রেশন
age, year old, years old, yr old, yrs old, saal ka, saal ki, umar, umra, bayas, boyosh, bayasa, ବୟସ, उम्र, आयु, বয়স
documents, papers, kagaj, kagaz, dastavej, dastavez, nathi, ଦଲିଲ, କାଗଜପତ୍ର, ନଥି, कागज, कागजात, दस्तावेज, दस्तावेज़, কাগজপত্র, নথি, দলিল
aadhaar, aadhar, adhar, ଆଧାର, आधार, আধার
seat, seats, sit, ସିଟ, सीट, সিট, আসন
bus, buses, school bus, van, vehicle, bas, gadi, ବସ, ବସ୍, ଗାଡ଼ି, बस, गाड़ी, वैन, বাস, গাড়ি
transport, transportation, conveyance, parivahan, paribahana, ପରିବହନ, परिवहन, যাতায়াত, পরিবহন
route, stop, rasta, ରୁଟ, रूट, रास्ता, রুট
time, timing, timings, hours, samay, somoy, samaya, baje, kokhon, ketebele, kete bele, କେତେବେଳେ, କେତେଟାରେ, কখন, কটায়, ସମୟ, ଟାଇମିଂ, समय, टाइमिंग, टाइम, बजे, সময়, টাইমিং
office, daptar, karyalay, karjyalaya, aphis, ଅଫିସ, କାର୍ଯ୍ୟାଳୟ, कार्यालय, दफ्तर, ऑफिस, অফিস, দপ্তর
saturday, shanivar, shanibar, sanibara, ଶନିବାର, शनिवार, শনিবার
shoe, shoes, joota, jute, jooti, juto, jota, ଜୋତା, जूता, जूते, জুতো, জুতা
colour, color, colours, rang, rong, ରଙ୍ଗ, रंग, রঙ, রং
sweater, sweaters, pullover, swetar, ସ୍ୱେଟର, स्वेटर, সোয়েটার
uniform, dress, vardi, wardi, poshak, posaka, school dress, ୟୁନିଫର୍ମ, ପୋଷାକ, वर्दी, यूनिफॉर्म, ड्रेस, पोशाक, পোশাক, ইউনিফর্ম
book, books, textbook, copy, copies, notebook, notebooks, khata, କପି, ଖାତା, कॉपी, कापी, खाता, কপি, খাতা, kitab, kitaab, pustak, boi, bahi, ବହି, ପୁସ୍ତକ, किताब, किताबें, पुस्तक, पुस्तकें, বই, বইয়ের
syllabus, course, pathyakram, pathyakrama, ପାଠ୍ୟକ୍ରମ, ସିଲାବସ, पाठ्यक्रम, सिलेबस, সিলেবাস, পাঠ্যক্রম
subject, subjects, vishay, bishoy, ବିଷୟ, विषय, বিষয়
class, std, standard, grade, kaksha, kakshya, sreni, shreni, ଶ୍ରେଣୀ, କ୍ଲାସ, कक्षा, क्लास, শ্রেণি, শ্রেণী, ক্লাস
transfer certificate, tc, t c, slc, school leaving certificate, leaving certificate, migration certificate, migration, sthanantaran praman patra, ଟିସି, ସ୍ଥାନାନ୍ତର ପ୍ରମାଣପତ୍ର, ସ୍ଥାନାନ୍ତର, स्थानांतरण प्रमाण पत्र, स्थानांतरण, टीसी, টিসি, স্থানান্তর, ট্রান্সফার সার্টিফিকেট, ছাড়পত্র
list, talika, suchi, ତାଲିକା, सूची, তালিকা
certificate, praman patra, pramanpatra, ପ୍ରମାଣପତ୍ର, प्रमाण पत्र, प्रमाणपत्र, সার্টিফিকেট, শংসাপত্র
parent teacher meeting, parents teacher meeting, parents meeting, parent meeting, ptm, p t m, ptm meeting, meeting with parents, abhibhavak baithak, abhibhabak sabha, ଅଭିଭାବକ ସଭା, ଅଭିଭାବକ ଶିକ୍ଷକ ସଭା, अभिभावक बैठक, अभिभावक शिक्षक बैठक, पीटीएम, ପିଟିଏମ, পিটিএম, অভিভাবক সভা, অভিভাবক শিক্ষক সভা
meeting, baithak, sabha, ସଭା, ବୈଠକ, बैठक, मीटिंग, সভা, বৈঠক, মিটিং
parent, parents, guardian, abhibhavak, abhibhabak, ଅଭିଭାବକ, अभिभावक, माता पिता, অভিভাবক
phone, phone number, mobile, telephone, contact number, mobile number, landline, call, helpline, dial, phon, fon, ଫୋନ, ଫୋନ୍, ମୋବାଇଲ, फोन, फ़ोन, मोबाइल, ফোন, মোবাইল
contact, sampark, jogajog, yogayog, ଯୋଗାଯୋଗ, संपर्क, सम्पर्क, যোগাযোগ
e mail, email, mail, gmail, ଇମେଲ, ई मेल, ईमेल, ইমেল, ই মেল
address, location, map, directions, where is the school, reach, find us, pata, thikana, thikna, kahan hai, ଠିକଣା, ମାନଚିତ୍ର, पता, नक्शा, ঠিকানা, মানচিত্র
complaint, complain, complaints, rude, rudely, rudeness, misbehave, misbehaves, misbehaved, misbehaviour, misbehavior, bad behaviour, badtameezi, badtamizi, bura vyavahar, durbyabahar, ଦୁର୍ବ୍ୟବହାର, ଖରାପ ବ୍ୟବହାର, दुर्व्यवहार, बदतमीज़ी, बुरा व्यवहार, দুর্ব্যবহার, খারাপ ব্যবহার, grievance, grievances, shikayat, sikayat, abhijog, abhiyoga, ovijog, ଅଭିଯୋଗ, शिकायत, অভিযোগ, নালিশ
safety, suraksha, surakshya, ସୁରକ୍ଷା, सुरक्षा, নিরাপত্তা, সুরক্ষা
bullying, ragging, anti ragging, harassment, teasing, ଉତ୍ପୀଡ଼ନ, उत्पीड़न, রাগিং, হয়রানি
parents teacher association, parent teacher association, pta
school management committee, management committee, smc
pocso, posco, ପକ୍ସୋ, पॉक्सो, পকসো
job, jobs, salary, salaries, pay scale, tankhwah, tankha, vetan, darama, maina, ଦରମା, वेतन, तनख्वाह, तनख़्वाह, বেতনক্রম, vacancy, vacancies, recruitment, hiring, opening for teacher, career, careers, employment, naukri, nokri, chakri, chakiri, niyukti, niyog, rozgar, teacher recruitment, teacher job, teacher post, ଚାକିରି, ନିଯୁକ୍ତି, नौकरी, रिक्ति, नियुक्ति, शिक्षक भर्ती, চাকরি, নিয়োগ, শূন্যপদ
resume, cv, biodata, bio data, ବାୟୋଡାଟା, बायोडाटा, বায়োডাটা
principal, headmaster, headmistress, head master, head teacher, head sir, hm, pradhanacharya, pradhan shikshak, pradhan shikhyak, prodhan shikkhok, adhyaksha, ପ୍ରଧାନ ଶିକ୍ଷକ, ଅଧ୍ୟକ୍ଷ, ପ୍ରିନ୍ସିପାଲ, प्रधानाचार्य, प्रधानाध्यापक, प्रिंसिपल, प्रधान शिक्षक, প্রধান শিক্ষক, অধ্যক্ষ, প্রিন্সিপাল
teacher, teachers, faculty, sir, madam, shikshak, shikhyak, shikkhok, adhyapak, ଶିକ୍ଷକ, शिक्षक, अध्यापक, শিক্ষক, শিক্ষিকা
maths, mathematics, math, ganit, gonit, ଗଣିତ, गणित, গণিত, অঙ্ক
english, angrezi, ingreji, ଇଂରାଜୀ, अंग्रेजी, अंग्रेज़ी, ইংরেজি
library, pustakalaya, pustakalay, pathagar, pathagara, granthagar, ପାଠାଗାର, ପୁସ୍ତକାଳୟ, ଲାଇବ୍ରେରୀ, पुस्तकालय, लाइब्रेरी, গ্রন্থাগার, পাঠাগার, লাইব্রেরি
lab, labs, laboratory, laboratories, prayogshala, ପରୀକ୍ଷାଗାର, ଲ୍ୟାବ, प्रयोगशाला, लैब, পরীক্ষাগার, ল্যাব, ল্যাবরেটরি
computer, computers, ict, kampyutar, କମ୍ପ୍ୟୁଟର, कंप्यूटर, कम्प्यूटर, কম্পিউটার
science, vigyan, bigyan, ବିଜ୍ଞାନ, विज्ञान, বিজ্ঞান
swimming, swim, swimming pool, pool, tairaki, sanatar, ପହଁରା, ସନ୍ତରଣ, तैराकी, स्विमिंग, সাঁতার
pt, p t, physical training, physical education, drill, ପିଟି, ଡ୍ରିଲ, पीटी, पी टी, पी.टी, পিটি, ড্রিল
gym, open gym, fitness, exercise, vyayam, ଜିମ୍, ବ୍ୟାୟାମ, जिम, व्यायाम, জিম, ব্যায়াম
sports, sport, games, playground, khel, khela, khelkud, kridaa, ଖେଳ, କ୍ରୀଡ଼ା, खेल, खेलकूद, क्रीड़ा, খেলা, খেলাধুলা, ক্রীড়া
football, soccer, ଫୁଟବଲ, फुटबॉल, ফুটবল
music, singing, sangeet, sangit, gaan, ସଙ୍ଗୀତ, संगीत, সঙ্গীত, সংগীত, গান
dance, nritya, nach, ନୃତ୍ୟ, ନାଚ, नृत्य, नाच, নাচ, নৃত্য
art, drawing, painting, kala, chitra, ଚିତ୍ରକଳା, ଚିତ୍ରାଙ୍କନ, चित्रकला, कला, আঁকা, চিত্রকলা
smart class, smart board, smartboard, digital class, digital board, ସ୍ମାର୍ଟ କ୍ଲାସ, स्मार्ट क्लास, স্মার্ট ক্লাস
photo, photos, picture, pictures, image, gallery, album, tasveer, tasvir, chhabi, chobi, ଫଟୋ, ଛବି, फोटो, फ़ोटो, तस्वीर, चित्र, ছবি, ফটো
video, videos, film, films, movie, ଭିଡିଓ, वीडियो, ভিডিও
event, events, programme, karyakram, karyakrama, anusthan, onushthan, ଅନୁଷ୍ଠାନ, କାର୍ଯ୍ୟକ୍ରମ, कार्यक्रम, समारोह, অনুষ্ঠান
notice, notices, circular, circulars, announcement, news, suchana, soochna, bigyapti, notis, samachar, ବିଜ୍ଞପ୍ତି, ସୂଚନା, ନୋଟିସ, सूचना, सूचनाएं, नोटिस, समाचार, বিজ্ঞপ্তি, নোটিশ, খবর
health, medical, doctor, medicine, medicines, tablet, tablets, allergy, allergic, first aid, nurse, sick room, infirmary, dawa, dawai, oushadh, osudha, ଔଷଧ, दवा, दवाई, दवाइयाँ, ওষুধ, ঔষধ, swasthya, ସ୍ୱାସ୍ଥ୍ୟ, ଡାକ୍ତର, स्वास्थ्य, डॉक्टर, স্বাস্থ্য, ডাক্তার
cafeteria, canteen, tiffin, snacks, mess, food, khana, khabar, କ୍ୟାଣ୍ଟିନ୍, କ୍ୟାଣ୍ଟିନ, ଟିଫିନ୍, ଖାଇବା, कैंटीन, कैफ़ेटेरिया, टिफ़िन, टिफिन, खाना, ক্যান্টিন, টিফিন, খাবার
students in one class, class strength, class size, strength of class, how many students in class, teacher student ratio, student teacher ratio, pupil teacher ratio, teacher pupil ratio, teacher ratio, student ratio, ratio, anupat, ଅନୁପାତ, अनुपात, অনুপাত
hostel, boarding, chhatravas, chatrabas, hostal, ଛାତ୍ରାବାସ, ହଷ୍ଟେଲ, छात्रावास, हॉस्टल, ছাত্রাবাস, হোস্টেল
login, log in, signin, sign in, portal, erp, ଲଗଇନ, लॉगिन, लॉगइन, লগইন
password, pass word, passward, ପାସୱାର୍ଡ, पासवर्ड, পাসওয়ার্ড
forgot, forget, forgotten, reset, bhul gaya, ଭୁଲିଗଲି, भूल गए, भूल गया, ভুলে গেছি
affiliation, affiliated, which board, what board, name of the board, board of the school, state board, icse, kaun sa board, kaunsa board, kon board, keun board, କେଉଁ ବୋର୍ଡ, कौन सा बोर्ड, कौनसा बोर्ड, किस बोर्ड, কোন বোর্ড, recognition, manyata, ମାନ୍ୟତା, मान्यता, संबद्धता, অনুমোদন, স্বীকৃতি
cbse, c b s e, ସିବିଏସଇ, सीबीएसई, সিবিএসই
fire, fire safety, agni, ଅଗ୍ନି, अग्नि, অগ্নি
newsletter, subscribe, subscription, sadasyata, ନ୍ୟୁଜଲେଟର, न्यूज़लेटर, নিউজলেটার
privacy, data protection, gopniyata, ଗୋପନୀୟତା, गोपनीयता, গোপনীয়তা
history, itihas, ଇତିହାସ, इतिहास, ইতিহাস
nursery, kg, pre primary, ନର୍ସରୀ, नर्सरी, নার্সারি
old, past, previous, purana, purano, ପୁରୁଣା, पुराना, पुरानी, পুরোনো
feedback, review, reviews, suggestion, rating, sujhav, ମତାମତ, सुझाव, राय, মতামত, পরামর্শ
january, jan, ଜାନୁଆରୀ, जनवरी, জানুয়ারি
february, feb, ଫେବୃଆରୀ, फरवरी, फ़रवरी, ফেব্রুয়ারি
march, ମାର୍ଚ୍ଚ, मार्च, মার্চ
april, apr, ଏପ୍ରିଲ, अप्रैल, এপ্রিল
may, ମଇ, मई, মে
june, ଜୁନ, जून, জুন
july, ଜୁଲାଇ, जुलाई, জুলাই
august, aug, ଅଗଷ୍ଟ, अगस्त, আগস্ট
september, sept, sep, ସେପ୍ଟେମ୍ବର, सितंबर, सितम्बर, সেপ্টেম্বর
october, oct, ଅକ୍ଟୋବର, अक्टूबर, अक्तूबर, অক্টোবর
november, nov, ନଭେମ୍ବର, नवंबर, नवम्बर, নভেম্বর
december, dec, ଡିସେମ୍ବର, दिसंबर, दिसम्बर, ডিসেম্বর
1, first, 1st, one, pehli, pratham, prathama, ପ୍ରଥମ, पहली, प्रथम, প্রথম
2, second, 2nd, two, dusri, dwitiya, ଦ୍ୱିତୀୟ, दूसरी, द्वितीय, দ্বিতীয়
3, third, 3rd, three, teesri, tritiya, ତୃତୀୟ, तीसरी, तृतीय, তৃতীয়
4, fourth, 4th, four, chauthi, chaturtha, ଚତୁର୍ଥ, चौथी, चतुर्थ, চতুর্থ
5, fifth, 5th, five, panchvi, panchama, ପଞ୍ଚମ, पांचवीं, पाँचवीं, पंचम, পঞ্চম
6, sixth, 6th, six, chhathi, chhati, shashtha, ଷଷ୍ଠ, छठी, छठवीं, षष्ठ, ষষ্ঠ
7, seventh, 7th, seven, satvi, saptam, ସପ୍ତମ, सातवीं, सप्तम, সপ্তম
8, eighth, 8th, eight, aathvi, ashtam, ଅଷ୍ଟମ, आठवीं, अष्टम, অষ্টম
9, ninth, 9th, nine, nauvi, navam, nabam, ନବମ, नौवीं, नवमी, नवम, নবম
10, tenth, 10th, ten, dasvi, dasham, matric, ଦଶମ, दसवीं, दशम, দশম
11, eleventh, 11th, eleven, gyarahvi, ekadash, plus one, ଏକାଦଶ, ग्यारहवीं, একাদশ
12, twelfth, 12th, twelve, barahvi, dwadash, plus two, ଦ୍ୱାଦଶ, बारहवीं, দ্বাদশ
`;

/** Words of a question that say nothing about its topic. */
export const fillers = `
a s t mr mrs ms dr an the is are was will be of for in on at to from by and or my our your me we us i you it do does did can could shall should would
rs rupees inr how much many what which who whom when where why there this that these those any all please tell give show get want need know about with
sir ji hi hello dear kindly pls plz u r ur if has have had not yet also its their his her into as than
kab kya hai hain he ka ki ke ko kaa kaun kaunsa kahan kahaan kaise kitna kitni kitne se mein me par hota hoti hoga hogi honge tha thi aayega ayega aega milega karna kare karein karo liye bataiye batao chahiye kaisa tak kis kaha hum mera meri mere apne
kobe koto ki kothay kothai kibhabe hobe hoy ache achhe lagbe jonno theke er korbo kora
kebe kete kouthi kaunthi kemiti heba hela achhi re ru pain paain kana kahinki
कब क्या है हैं का की के को कौन कौनसी कहाँ कहां कैसे कितना कितनी कितने से में पर होता होती होगा होगी होंगे था थी आएगा मिलेगा करना करें लिए बताइए चाहिए तक हमारा मेरा मेरी मेरे और यह वह कृपया
କେବେ କଣ କ'ଣ କେତେ କେଉଁଠି କେମିତି କିପରି ହେବ ହେଲା ଅଛି ଅଟେ ରେ ରୁ ପାଇଁ କି ଓ ଏବଂ ମୋର ଆମ ଆମର କିଏ କାହିଁକି କେଉଁ କରିବା ଦରକାର
কবে কী কি কত কোথায় কীভাবে কিভাবে হবে হয় আছে লাগবে জন্য থেকে এর করব করা ও এবং আমার আমাদের কে কেন কোন চাই দরকার
`;
