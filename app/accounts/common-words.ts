/** Words of common Indian passwords, in Latin script without spaces. */
export const commonWords: readonly string[] = `
  om aum namah namaha namo shiv shiva shivay shivaya narayan narayana bhagwate bhagavate vasudev vasudevaya gayatri hare
  hari krishna krishn kanha radha radhe radhey govind gopal jai jay jaya joy shri shree sri ram rama siya sita lakshman
  hanuman bajrang bali bajrangbali bhole bholenath baba mahadev mahakal har ganesh ganesha ganpati bappa morya mata di mataji
  vaishno durga kali maa saraswati lakshmi laxmi sai nath jagannath jagannatha balabhadra subhadra tirupati balaji murugan
  ayyappa venkatesh vishnu brahma parvati waheguru wahe guru guruji satnam sat sri akal khalsa singh allah akbar hu inshallah
  mashallah bismillah khuda jesus christ yesu amen buddha buddham sharanam mahavir jinendra god bless lord love
  vande mataram bharat hind hindustan india indian incredible desh tiranga azadi swaraj
  odisha orissa bengal bihar jharkhand delhi mumbai kolkata chennai bhubaneswar cuttack puri
  mummy papa mama dadi nana nani didi bhai bhaiya dost pyar jaan sona beta beti family mother father
  ravi rahul rohit sachin tendulkar dhoni virat kohli amit raj priya pooja puja neha kumar kumari sharma das patel reddy
  nair khan verma gupta mishra modi gandhi nehru bose netaji subhash kalam shahrukh salman amitabh bollywood
  cricket ipl champion king queen rocks rock hello namaste namaskar swagat welcome pass password pwd login user test demo
  account secret change changeme new my the iloveyou you i sir madam mam miss teacher
  cbse icse isc cisce ncert neet jee upsc nta kvs kv jnv nvs dav dps csbm board exam result vidya vidyalaya vidyapith
  mandir convent academy public high english medium
  january february march april may june july august september october november december
  jan feb mar apr jun jul aug sep sept oct nov dec monday tuesday wednesday thursday friday saturday sunday
  republic independence childrens teachers day days birth birthday happy merry anniversary
  class math maths mathematics science physics chemistry biology history geography computer sports student students
  loves loved letmein please swami bhagabati bhagavati mangala tarini samaleswari abc abcd xyz
  diwali deepavali holi dussehra dasara rakhi eid christmas pongal onam bihu
  मेरा मेरी हमारा महान प्यार स्कूल विद्यालय गणेश शंकर ॐ ओम नमः शिवाय जय श्री राम कृष्ण राधे हरे हनुमान माता की दी साईं बाबा वन्दे मातरम भारत हिन्द
  ମୋ ମୋର ଓଡ଼ିଶା ସ୍କୁଲ ବିଦ୍ୟାଳୟ କାଳିଆ ବଳଭଦ୍ର ସୁଭଦ୍ରା ଜୟ ଶ୍ରୀ ରାମ ଜଗନ୍ନାଥ ଓଁ ନମଃ ଶିବାୟ ମା ଭାରତ
  আমার সোনার বাংলা স্কুল বিদ্যালয় জয় শ্রী রাম মা কালী দুর্গা ওঁ নমঃ শিবায় ভারত
`
  .trim()
  .split(/\s+/);
