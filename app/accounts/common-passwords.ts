/** Passwords that zxcvbn and weak-passwords.server.ts miss, from Mark Burnett's ten million (public domain). */
export const commonPasswords: readonly string[] = `
  ..lzkihcswipo ..qlvvcvdeero ..xrlqiyeopco 0123456789a 015536822v 0528325452mr 06081982h@d! 0987654321q 099453784sem
  0xfhs03269 100894olol 10111964hw 1029384756a 10ytuhbnzn 11110000vn 111222333q 1122334455a 11qq22ww33ee 123123123z
  123321123q 12344321qaz 123454321q 1234554321d 123456654321a 1234567890as 1234567890b 1234567890e 1234567890g
  1234567890k 1234567890qwer 1234567890v 123456789ab 123456789abcd 123456789h 123456789ira 123456789rr 123456789ss
  123456789xxx 12345678qw 1234567qwe 123456abcd 12345q12345 1234qw1234qw 123654789q 123698745a 12369874qq 123bfg123bfg
  123cbybqrbn 123qwe456asd 123reconect312 123sas4758 125712571257d 13579qetuo 141312190296q 1471214712qwe 147258369q
  147258369z 147852369a 147852369q 147852369z 147852gogozen 147896325a 147qwer741 1488ss1488 148axe5312 14bestlist
  193711101994a 199649316zed 1a2b3c4d5e6f 1q2q3q4q5q6q 1q2w3e4r5t6y7u 1qaz2wsx3ed 1qw23er45ty6 1rus27540102
  1z2x3c4v5b6n 1z2z3z4z5z 20102010ss 214365jktu 228gfgbhjcbv 234589frendz 235101i9ddv 23vec4rpcc 27051993my
  277rte87hryloitru 28401losali 2dgdi9wi6t 2pacalypse 2pacshakur 2wpendalf0 300cgfhnfywtd 30secondstomars 31321dj51982
  38popugaev 4062056totoot 456456456q 4815162342s 4815162342x 4815162342z 4904s677076 4rdf_king7 4rfv5tgb6yhn
  54322q22345 5532361cnjqrf 589632147a 6200595tach 675675675a 68iypneg6u 6y7u8i9o0p 741852963a 741852963q 7762fffddd
  789456123z 789654123a 791017941s 7e9lnk3fc01 80633459472qw 80966095182z 89514845466a 8dagycf9ldtf 8hgy16vqvq
  8mlzimzslmjf 9279807412ddss 9279807412ss 92k2cizcdp 9876543210q 987654321d 987654321m 987654321q 987654321w
  987654321x 9n1vac6wgw a0c9081ff6 a0c9697d07 a123123123 a123456789a a1a2a3a4a5a6 a25802580a a37289010a a514527514
  a550777954 a58wtjuz4u a758bndnwo a9n87u2jved9y aabbccddee aaronfg1987 ab.1234567 ababagalamaga abc12345678
  abcdefg123 abcdefghij abcdefghijk abcdefghijkl abdullayev abercrombi abracadabr accessibilit acckeyboard accountant
  ad211253am administrato adoxreadme afireinside afynfcnbrf aiculedssul aionrusian airtraffic ajnjfggfhfn akunamatata
  aleksandar aleksandrov aleksandrova aleksandrovna alertemailms alertpaydoubl alexandrovna alexsandra alianzalim
  alisokskok allahakbar allahuakba allthetime altagracia alteclansing alternativ anetov_32541 annihilator anniversary
  antikiller antipidrid antoshenechka apocalipsis architecture asdfdsasdf asdfggfdsa asdfghjklzxc asdfghjklzxcvbnm
  asdfgqwerty asdfgzxcvb ashleysparks associazione atyourbusiness automobile avadakedavra awdqseawdssa azsxdcfvgbhn
  backstreet badreligion bakersfield baloncesto barabashka barbariska barbershop bartholomew bartsimpson basshunter
  bassingwell bbbbbb2000 beastmaster benchpress bestfriends bestpker09 beverlyhills bezparolya bigcountry billionaire
  bittersweet bkw28hefex3 blackangel blackdeath blackknight blackmagic blackpanther blackpearl blackpussy blackrain1
  blackshadow blacksmith blackstone bluemonkey bobesponja bobthebuilder bonneville bossyak123 bountyhunter brainstorm
  brasileiro brassmonkey brickhouse brighteyes broadsword brotherhood browniesunda bruteforce bubblehead buccaneers
  buenavista bujhmhekbn bulletproof burgerking butterflies bvgthfnhbwf bwcc2009new byascyther byrdbpbnjh byyjrtynbq
  c123456789 c4jx7u4uoi caddyshack cagliostro callscesetup candyfloss cannonball caperucita cappuccino capricorni
  capricornio carmichael cbvcbvjnrhjqcz cbvtycbyjrbz cfifvfif211 cfnfybcns1 cfvfzcxfcnkbdfz cfvfzkexifz cfvfzrhfcbdfz
  cgfhnfrvjcrdf cgfhnfrxtvgbjy cghfdtlkbdjcnm cgtkcbyuth changelangms characters charliedog charmander
  cheaphornybastard checkinglevel checkitout chevytruck chicagobulls chickenhawk christelle christiane christiano
  chuchundra chucknorris chupacabra cippalippa cjcfnmdctv cjkysirjvjt cjybthbrcjy ckfltymrfz ckjyjgjnfv clementine
  clitlicker cmdevtgprov cnfdhjgjkm cnfhjghfvty cnhfnjcathf cnhjbntkmcndj cnjvfnjkjubz cntgfytyrj coccinella
  coinstallers colchester collingwood comedyclub communication compliance complicated concepcion conference configured
  constitution consultant consulting coolbugi2000 copacabana corinthian corinthians cornerstone cornflakes
  corperfmonex cosanostra costruzioni countryboy cradleoffilth cranberries crazybitch cristianoronaldo ctdthjldbycr
  cthnbabrfn cthutqcthutq ctrnjhufpf ctvbwdtnbr cumberland cuntlicker cvthnmdctv cxfcnkbdxbr czps5nyndwcksc d1e2n3i4s5
  d2koi82711 d36rkqdffd d987654321 dance4life darjeeling darkjavell9 darlington daugavpils1 davidvilla daydreamer
  dazdraperma dbnfkmtdyf dctgblfhfcs deathmetal defleppard degenerationx deletecurren den1020834880 den121255555
  destination deviceclass dfcbkmtdyf dfczgegrby dfgdrb5se4 dfkthmtdyf diosesamor dipazara12 directoryser dirtybastard
  dirtybitch dirtysouth dirtywhore disksvolumes diunilaobu8* divemaster dkflbckfdf dkflbckfdxbr dnepropetrovsk
  dollarbill domainlock2004 don'tremember dontforget doroshenko doubleplay dragonking dragonlance dragonlord
  dragonslayer dreamlover dreamtheater dreamworks drummerboy dsdctufdyj dsdctujdyj dt68468drt dvtcntyfdctulf
  dyenhtdtyyj dzxtckfdjdyf e1l2e3n4a5 earthquake efwe5tgwa5twhgd egxkc833sw ehbyjnthfgbz eikocarol13 ekmnhfvfhby
  ekx1x3k9bs electrical electronica elenagilbert elitedollars emmawatson energystar ensicptfcor enumerator eqes606898
  equilibrium ereyes4269 estrelinha euamominhamae eulacomplete evangeline everlasting expedition eyeshield2 f19911991f
  f1f2f3f4f5 f64579820f fahrenheit fatamorgana fatboyslim federation fedorovich fgghjrcbvfwbz fggjkbyfhbz fgtkmcbyrf
  fgtkmcbyxbr fhvfutlljy firefighte fishyfinger fixedbutton fj6544fjdfj fktrcfylhbz fktrcttdyf flashlight flashpoint
  flvbybcnhfwbz flyfishing fooma091194fds footballer foreverlove formulaone forzainter forzamilan frankenstein
  freeaccess freeatlast freelander freetraffic frenchkiss fu082508251 fuckedupshit fuckherface fuckinglove fuckingshit
  fuckintits fuckyouall funkymonkey funnybunny fuxedboost fva27091994 fynfhrnblf fypjhbr007dfcz007rfr fyukbqcrbq
  g00dpa$$w0rd gamer4life gankutsuou1989 gelashvili generallee geniusgenius genuineintel gfgjhjnybr ghbdfnbpfwbz1
  ghbdtncerf ghbdtnfylhtq ghbdtnvtldtl ghbukfitybt ghfdfzyjuf ghjbpdjlcndj ghjcnbnewbz ghjcnhfycndj ghjcnjdkfl
  ghjcnjghbrjk ghjcnjvfhbz ghjdjrfwbz ghjdthjxrf ghtlghbznbt ghtpthdfnbd ghtrhfcyfz gianfranco gide11ok9b gillingham
  gimopoy123 giveittome gjhneufkbz gjkbnjkjubz gjkmpjdfntkm gjkyjkeybt gjyjvfhtyrj glittering glorfindel goalkeeper
  godzillaslpo goldhill25 golovolomka gonefishin goodwrench googlecheckou gossipgirl gothamcity graafschap grandmother
  greatlivaja greatwhite greenapple greenfield greengrass greenlight greenville grenouille gtasanandreas gthcgtrnbdf
  gthdjghbxbyf gthgtylbrekzh gtnhj328903 guadalajara gunayka1995 gunnerhead gunsnroses gygypyfyyyposhy h1y4dua229
  h2tmc4g358 h_froeschl7 hakunamatata hammerfall handkerchief happygolucky harekrishna harleydavidson harrington
  harrypotte headstrong heartagram heartbreak heartbreaker heidelberg heisenberg hellodolly hellsbells herjkf33978
  herooflife hesoyamhesoyam hfpheibntkm highlanders highschool hilaryduff hitsbooster holacomoesta hollidolli
  holyspirit homersimpson homosapiens hondastars huangjin1987 hubbabubba huckleberry hummingbird hunnybunny huntington
  hydroptfcor i1l2n3u4r5 i3zc3nee8o ibpjahtybz ibragimova idechannel idedevicep0t identificati identities idspispopd
  igeldcheat ihateniggers ikhouvanjeomer12345 ilikecheese iloveallah iloveboobs ilovecomics iloveindia ilovemymom
  ilovemysel iloveyoubaby iloveyoutoo ilovlay162 includecatal independence industrial informatic informatica
  informatika informatio ingaforptfcor inkvizitor innovision inquisitor inspiration installenume installwmp64
  intelligent interceptor interfaces internaciona internacional internationa interpreter intervention investment
  invincible island18pass isvipebaby isymwrapper itsallgood iwannafuck j123456789 jackandjill jackrabbit jacksonville
  jacksparrow jaishriram jameslewis jamiroquai jawbreaker jeanpierre jeffgordon jellybeans jellybelly jesuscristo
  jesuslives jesuslovesme jhon@ta2011 jihgfedcba jimihendrix jkh4545jhk jmhj5464dcx jne990pq23 jobshop200 jogabonito
  jollyroger jrk0jhs584 judaspriest juicyfruit jumpmaster justinkislyanka jwhw6n1742 jxsr000426 k92gjdftyv kalashnikov
  karakartal karambula82 karapetyan kasablanka katastrofa kbndbytyrj kbytqrfpkj keco0gu558 keepitreal keysersoze
  kickboxing kilimanjaro killswitch kjudbytyrj kmh12025476 knightrider kolesnikov kolesnikova kolokolchik komltptfcor
  kornography korolishut kotenochek kournikova kqq4hthwnv kriginegor kristinochka krzysiek12 ktutjyth333 kunichka12
  l.qvjdjxrf l0sk2e8s7a l8cjy83u3b landcruiser larterlarter lastchance lbyfvjrbtd leadership leatherman leatherneck
  leavemealon lebronjames leedsunited lekkerding lenkapenka leprechaun lexxityler lieutenant limon32988 literature
  littlecunt littledick littlefoot littlefucker littlehole litvinenko livingston lizardsquad ljcnjtdcrbq lk9slwgh3x
  lkjhgfdsaz lmp44rgiap lockingservi loneranger longisland louisville louisvuitton loveandhate loveisgood lovemebaby
  lovemetender loveplanet lovestinks ltkmnfajhc luba100295 luckystrike ludicgirls made40media madeinxpain madworld99
  mama123456 manchesterunited maninblack marcoantoni margaritka marguerite mariahcarey marilynmanson marinecorps
  marley123b marmeladka marsupilami masquerade masseffect mastermaster mataclsea86 maxavanti1 maximiliano mediterraneo
  medvejonok mementomori mercedesbenz michaeljordan michelangelo mickeymous middlesbrough miguelange milesdavis
  millonario minasgerais minniemouse mishaoooyeah mississipp mitrofanov mm070809mm mno571krq9 mobilephone moneypenny
  monkeyhead monkeynuts monsterkill morgenstern mornington motherboard motherwell mountaindew multiprocess muthafucka
  mybusiness mycomputer myfuckingpwd mypeinfedef n123456789 nakedteens narutouzumaki nascimento nastolatka nationwide
  naughtyamerica navigating ndjhxtcndj negjqgfhjkm netbilling netddedsdm netfxsbs10 neversaymypassword neversaynever
  neversmile newfoundland newt7899onrs neznakomka ngik2ggxpg nhbybnhjnjkejk nhfvgfvgfv nhfycajhvth nickcarter
  nickisdick nicrasow212 nightrider nikiforova nikitanikita nikolaevich ninjamonkey nintendods nissanskyline
  nitrodude14 nloq_010101 nobodyknows nochnik104 nodataincolumn nomeacuerdo nomorenavy norkapril4 ntktajyxbr
  nuqyihyz85 nwctrinity oap9uto293 oduvanchik oiv3bh7356 okcomputer olegstan1980 onedirectio onetreehill operations
  opportunity optimusprime ordinateur oreocookie outrageous ozymandias p51mustang p8sk7qrg7z p9ujkuf36d packardbell
  parabellum paradiddle parishilton parrothead pashademon passionate pennington peopleshit perasperaadastra
  perfectexploiter perfectworld periwinkle permission persephone pervertikal peterparker petersburg pflhjncndj
  photograph photography physicaldevi pi31415926 pianoforte pikkunappi9c pipefitter pjsheridan pleazcufme plextsofttm
  pocahontas poiuytrewq polinochka polzovatel ponomarenko ponomareva porovoz123 poseinfopas powerlifting powerrangers
  powerstroke pqowieuryt praetorian pratap1245 prevedmedved prewedpoka prezervativ prigoda25392637 processing
  processors productid20f productions programist prokopenko properties providence providername ptktyjuhfl pulpfiction
  punishment punknotdead purplehaze purplerain pussymonster pyfrjvcndf q1205199333 q123123123 q123454321 q123456789q
  q1q2q3q4q5q6 q1w2e3q1w2e3 q1w2e3r4t5y q2w3e4r5t6 q2w3e4r5t6y q2w3e4r5t6y7 q80661658441 qaz1wsx2edc3 qazwsxedca
  qazwsxedcrf qazwsxedcrfvtgbyhn qazxswedcvfrtgb qq11556666 qrg7t8rhqy quake3arena quarantine qw12er34ty56
  qwaszxqwaszx qwer123456 qwertyasdf qwertyasdfg qwertyqwerty qwertyuiopasdf qwertyuiopasdfg qwertyuiopasdfgh
  qwertyuiopasdfghjkl qwertzuiop qzwxecrvtb r3r3vi3wacc3ss rainbowsix razorblade redoctober reflection registered
  registration relentless relhzdwtdf rendezvous repmrf1992 republican rerhsybrcs resistance resurrection retribution
  revoluinfo123 revolutiontt reymisterio rfgbnfyrbn rfhm2tpx47 rfkbybyuhfl rfkfiybrjd rfnthbyjxrf rhfcjnekmrf
  rhjcfaaxtu rhjrjlbkutyf rhododendron rhtvfnjhbq ridiculous rikitikitavi riodejaneiro rjcvtnbxrf rjgbkrf666
  rjktcybrjdf rjpfyjcnhf rjycekmnfyn rjycnfywbz rjycnhernjh rjyjdfkjdf rjytwcdtnf rockisdead rockohamster roga4evi411
  rollerblade ronorberg88 roundhouse royalflush ruffryders runningman rutherford rw6sw94284 s1s2s3s4s5 s2fdsp8g6i
  s968831778s sagitarius saintseiya sakartvelo salmankhan salocaluimsg samimaxi1212 samsungs5230 sanantonio santaclaus
  santaklaus sanynokia5130 sasa123321 sasukeuchiha scorpionking scratchman scubadiver seaisle1970 sealink123
  sebastiaan sektorgaza selenagomez senisevirem seo21saafd23 serggalant serhthsjsth serializatio setupdicallc
  setupstartse sexisgreat sfhj5484fgh shakespear shapovalov sheetmetal shippuuden shmoogle13 shokoladka shovelhead
  showmethemoney sidvicious silmarillion silverbullet silvermoon silverstar silversurfer silvertree976 sjxrnc7e6nt
  skateboarding skateordie ske9k9tch3r5w9s skylinegtr skyliner34 sleepyhollow slickwilly sliveddevils slonopotam
  smeshariki snickerbar snowboarding snowpatrol snvd9d8q4r soccerball solomatina sonyericson sonypictures soso123456
  soso123bbb soulreaver soundgarden southampton specialized speeddemon speedracer spellbound spellforce spiridonov
  splintercell splurgeola spongbob123 springbreak stabilmente stairwaytoheaven staratagain stargatesg1 starkiller
  startservice steelseries stefanescu stefyebuio stensten12 stevesmojo stratovarius streetking studioware subhanallah
  submission submissive successful suckmyballs sudakov1987 superfreak supermodel supersport sutherland sweepstakes
  sweetangel syncmaster740n sysinfomsg t123456789 taisabloom tapac971111 taser334455 tawny21bii taxidriver tdljrbvjdf
  tdutymtdbx telefonica temik201600 temptation tequieromuch terminating tetriandoh tfjunwptzsjp thatsright thegreatone
  theoldlady thiaguinho thunderball thunderbolt tihomirova tojiik85521133 tomkaulitz toothpaste tournament toyotarav4
  trafficracer traktorist transistor transporter travelmate triagrutrika trickydick69 truckdriver trustingod
  trustno1k0 ttttttt900 tumbleweed tutanhamon twentyfour twentythree tylerdurden tylerjames typo123321 tyreckiy11
  uchihasaske uehby92pac ufdyfrecjr uhfybn8888 ujkjdxtyrj ujujkmvjujkm ukrtelekom ultraviolet unattended unimportant
  uninstallper uninstallsql unitedstates usersgroups uthfcbvtyrj uv1n5tz869 uzbekistan v80953054464 vanderbilt
  vascodagama vbhjdjpphtybt vbhjiybxtyrj vbhjplfntkm vbhnhelvfq vbkbwbjyth vbxtmuvofh vbybcnthcndj vbyfcnbhbn
  vef6g55frz velocidade venividivici ver4594gss45 verkot492934 vesy7csae64 vfcnthbvfhufhbnf vfhbjytnrf vfhbjytnrf2
  vfqrhjcjan vfrcbvbkbfy vfrcbveirf vfubcnhfkm vfuybnjajy vfvfljhjufz vfvfyntyjr vfvjxrfvjz vfwyeuv6aueh vfylhfujhf
  viacheslav videogames viktorovich viktorovna villanueva vinogradova violoncello virginiatech vitya12345 vivalavida
  vjzghtktcnm vkontakteru vladikavkaz voffka2416 volkswagon vp3whbjvp8 vsavb7rtui vtkmybrjdf vtnhjgjkbnty vybo34vp5e
  vyjujltytu w123456789w w27sv7tupf warrock123 warsteiner waterhouse wavemaster wbdbkbpfwbz weaknesspays webairtest
  websolution wegangster4lifebitch welcome2suzan werilopert westminster wheelchair whitehorse whitehouse whiterabbit
  whitetiger whitetrash whitewater whysoserious widescreen widowmaker wildcherry wilderness wildflower wildturkey
  williamson willywonka wilmington winfieldsc winniepooh winresponse1 wintermute witchblade witchcraft witchdeath
  witchunter wolfenstein woodpecker worldoftanks worldofwarcraft wsxasd1212 wsxz3823922163845 wu994216433 wutangclan
  x26j12m88y x3luym2mmj x5etmuwe90 x72jhhu3za xcabczxabcz xdlig7e8wqz xf6cmqlrpeuhjuvv xjovwwhkgy
  xkzwnuxkdn9a8kcykuitbkg1g xthyfzrjirf xtkjdtrgfer xxpa33bq.adna xxx7847360 yawdjof117 ybrjkftyrj ybrnjrhjvtyfc
  yfcheyfirjke yflz13041976 yjcnfkmubz yjcnhflfvec yjdjnhjbwr yjdjrepytwr yjdjvjcrjdcr yjdsqgfhjk yjuufyjbuea
  yk66o2kzpz youngandrestless youngblood youngmoney yourmother ytcnthtyrj ytdpkjvfti yteuflftim ytljgthtgbk ytnegfhjkz
  ytpfdbcbvjcnm ytpyfqrf123 ytpyfrjvrf ytrhjvfycth yunx12yunx yurkamaliy z1234567890 z19375481z z1z2z3z4z5 z321654987
  zaqxswcdevfr zaqzaqzaqz zaxscdvfbg zcegthfynjif zcfvfzcfvfz zcfvfzrhfcbdfz zcjikfcevf zealot4life zelenograd
  zghjcnjcegth zjlyfnfrfz zktcyn74ir zms107sb41 zms7er6nzsr zn87x54mxma zobrdjlrb1 zsxmr7sztmr zvezdochka zx24101989
  zxc123456789 zxcvasdfqwer zxcvb09876 zxcvbbvcxz zxcvbnmasdfghjkl zxcvbnmnbvcxz zxcvbnmzxcvbnm zzdkayla13
`
  .trim()
  .split(/\s+/);
