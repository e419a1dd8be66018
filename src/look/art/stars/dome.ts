import type { Point } from '../../../scene/nodes'

/**
 * J2000: 1061 stars to magnitude 4.8 and the figures of the 88 constellations. Stars: XHIP (Anderson and
 * Francis 2012); lines: IAU (CC BY 4.0); both via d3-celestial, copyright 2015 Olaf Frohn, BSD 3-Clause
 * (public/data-licences.txt). A place is four base64url letters: right ascension in 0.1° and declination in
 * 0.1° + 900 (12 bits each). A star is a place and a letter for magnitude in tenths + 15.
 */
const STARS =
  'P1LdBPAF1JhbREProUIPMYVQQMSMyRR8O4TN4POUuhPdXKyQpYfdMUZmqJ8aSLScb10JcbwgVJcXxP8dQXJieRwTDfpKIRfMtPDfMwSigNJN4gz5GugNUNxgTIGrhePW0hH_V3hrIIshZ7XuhQvJ8hgVVxipTHWiODVFiPiQoiUgFhiF8cBjO9LQjWLMtjE-RvjYORKjBtLQjsWJ9khFIYkAVSnkCuTokNlMjkizZqk1PGvkpNQCkHWUekE2UrkbtQWkCOXjldwGalS5H0lkhSPlVaHSlfaWplvwUXlBlW5lqEWHlM-OBmAXXTmgCFtmlhKimndItmidGqmiNHemZ3W4mikSTny8PnnpgH-nBCHdnb5WdnoQLnn2DSdnRWJfox8X2oV9FeowsTYo2GQcoHIOtom9MaogpGrpaVRRpluK-pNALSpcdGJpcwLVpspJZpj1Mmpk5PEpEfRUpNRIvqODT4qdeKaqDXXeqgnQ8qjGHVqLmTQqZRGWqpDIPqRFIRqrAJaquWPuqmENfqmcXrqdwN2qNHNJrfRIVrizLkrpjOyrMCNRrmsRbrobQUrpCWPrkiHorM1K0rnHTArm6JqrrSKGrAhQcrTDKRrJJTDro1FZrpGGRrI5R1sejPyszELjsuSVHsO9RlsG-Hxss6KysRePXseUUDsldJ_sJTUUsmVKEsydNMsHOWbs1QSysQBGKsdTLfszyOBtJTL9tNMRXtW5RytqbJUtfNKctptHztswQPtFETitaKVBtj-ZStniIItzVIOtItVitO3JXtQiKWtchKitLzU6tiEUDttvScuvtLwuPyR_uYUUjutBYpuq4IUuU6O_uZYLiuwWGruNtIeuVEVkunzFUuocR8ujIHfuV7TcuocT0vPiHUvWYWJvoMYVvr-J2vL-UgvLVPKvL8KkvnwPivpzISvxuSyv3caMvj_HuvmONVvrBNnvyWZGvvUN8vRjHTwhEJ5wjUKHwsfTLwBiS5wotKKw1tLmwMOLiwkIXSwKtFewOpRlwClGxwHPUIwcvW-woUHUwqKMiwszJvwaWQewSVKLwEeYBxMrNsxP1QFxT8XjxtiOjxkDHFxUlPExf1N-xNGPnxeTOmxz_XKxKgQjxDdHTxJaQBxgaHjxjpF7xwpXux1MPwxEbSsxlgIExpqSZxYGRuxsyNTxYHUxyB7XGyCrMeySoFyyjxTRyGYOkygaHbyXuQsynLUJyEELlyQeJtyagTPyjPUYyrPG4y1dGDyQBI_yRMRgy1gYayu1RHy1hR6yIuMiyWtPnyXUFiysJTSyscKxyz9PCyKgREyTZPgybFJFylGNiypULqyKFIyzNjLwzhlG3zrBZbzAxMszFVGBzaiLwznjIIzSJR4zVPVcziES0zkBIZzRHQpzvlMHzD1VqzMaNAzNdKkzbxOWzDSMyzQITYzUVFzzWTHvzknJrzGpSVzIAPezX2MIzDlQdzI9R1zSLIIznoHcz1_UrzwWQWzKJQg0WVX70k9Qe0qdGP00sOE0kQSn0krJa0g_YI0LYO80UdI40uYQ902SKw0BcWf0EiGA0L0Uf0blVi0yyLd0HzKq0qGSo02lOl0LgOc0N7L20SdHu0lJOx0qePk0usPE0IUMl0IyR10ODWj0xaU70IGPl0ioOX0p8W901oM40EXMd0mXRE0xzUA0VQGt1puOf1NuKz1PMM-1suKr1tsWJ10yV71GrWz1IzUu1KRQz1NPNq1UWGy1wbQj1yRKk1z2SB1RaSa1XFXS1ibQN1wvMl1HaVF1ZhTa1afS_1HgJi1R7J41khPt1tNWa1vaVX1KxJS1k1SL13YVV1ExOg1V1T01bBY51mtOY1pZVQ1YdLc1gwHf1IxTH1KfQk1YuPh1Y5Gi1qfSk1quKx1uaZD1J7Hd2NkGF2O7I22YBHf2dcY-2dmGf2lXQh2rHRe2rkMy2COUF2K3L12M8Ih2qDT520aN22I1R42UjG42gxHE2igNL2lYJg2ulOO2AYG72EcRF2XKSI2joGd22UHA2G5Mr2QLKS2VqOb2c6N92uvTj2WqN52anFj2fsH62JgPA2TwNd2dOGO2jXGt2kjLw2mRVT2n3S52tYLS2x2O42BCHP2DkGZ2G0WU2KzNi2lxK12qOOh2CrFc2SBMk2SIJi2UgQ62xHUg2E1ZY3PgLD3JuVh3OCHY3VIUm3tbHH3teHu3vfVh32zK73KUIw3NvUL3UUIj3clF43lJI030tHR31YRw3JVTq3yjVM3EsKx3OpNF3fdWq3auPt3l-LB3EDV_3LKNj3QkRS3Q_J43idIK3llXO3mSGO3wBS03UuJv3cdKN3shQb3smNL3FXTW3L3Xg3UlSk3qaOd3wLP134OPJ3J2NA3blPF3hzWL308OD3HZV04UfHa4anPA4gaQi4hnIJ4iTGW41gL84LlQL4R0SR4awLT4ihIk4n1Fw4hcNI4jgG_40tXM4B2R34GPOH4HIKY4QLMM4ZxLN4sWU74xdLY4yFRK4NKPh4lEQ54DyUi4GaVw4SVG04rUGZ4s7H74GSH14QjLo4UOHW4XHLw4s6IJ418F04J9Vo4OKPk4cVPb4usHh4w6J340uHP4MqM24PMRO4lRLd4wrKH43eO84IPQF4I2Rz4UOO94kcS-4laSR4y-SE40MT94Q4N_5oxT353fU_5OORt5RjTC5lrMS5o4KS5BTX55I-Ia50OM25hUMd5hdVR5m7Ij50KW-51KJ25gaIr5r-RR5M7O_5SoKf5YiTz5m1Us51ZP-51wI_5ILXb5KXRj5nTa45wCX65GqUD5I3Kc5SfGj5lwIU5mkLL5rAZN5sCNV5sUT15wqS35x6UO52eNI5SGSl5e8Sb5gQI65g4OT5l2VF5syIR5y7XQ5zDVx5Csbj5FvGn5GaL55dcUi5muIp5peMD52iMp5JoV86KxPq6K0Uh6MFMs6TpU06eOHy6h5Z56zAXn6CuVc6EHPg6H0HV6IWKs6KAGB6LfYb6VCP76pRIC6qQRc6ztYK6CdPT6GcPp6J_Pd6K3QB6LCRq6evGR6j4Gl6tcHE6wtQl63APE6KaRo6Wjax6YgJN6o6JZ6vZW66yGLc6z9TQ62LHR6IeOI6MfMA6Y-FY6b2Ix6k4aO6muLe6z0L560zJB63ZU16CTJe6FyPZ6IzR56I7IM6KYQ36OEVP6UcOm6ZnR76bON86dYLi6vkMH6kHT66lzKz6wYN56IdVm6K9K_6M_Q-6OqSr6UkL96WVRq6e3Qz6ggI66i1HQ6oqME6RgPd6eNGb6h1G-6ocJ66q-Tt6BcTV6BgSp6CyWr6PUKa6WiGW6g4G86kpHa6o4Ot6r8T86sCQ66y9Qy60uVh6HfRJ7LXPd7PbFy7QTXM7UpO-7dLSf7j3JX7pHbm7tLUB7y-I67FNPc7IOVk7JkRh7LcNN7MPMD7N-Ij7QQLZ7TFNm7hDHo7t-N37AFNI7OtIl7RJKK7ZyHe7qiRU7u3Ij7e3NN7vOaN727K273MIK7EcG17I-YT7NFPj7N2RP7O_Oy7S2Ob7XwPo7jROZ7nnPq7orKx7uGQ47uJQz7yAFu7CPRu7SSKB7THLE7zfFe7QBFs7Q2Sy7huH57pDSJ7qISy7x7Th72OZ272nMo72pI_7OXQY7PjLO7Q8HG7Q-J87TTHx7Z4RO7iyJs7k-PO7qQOR70fWO725Ru7I1ML7J-M37LnWe7tEUL7u_Jv7v0TG7wlQb7wvNS7AlLH7B6PQ7K9Hh7O1XS7RvKl7TMH47TeIV7iGGL7tqR77D-O78GnJA8MNMN8OiQS8UROl8VGHn8acNf8mwKt8tJZi8t3PO8F1Ym8JKNm8MPOh8VcWI8aPKg8ccGJ8mkGo81nI78GdLK8H1Sm8LqOV8PKI-8PWPN8SsGY8WESK8WdWN8byHA8iLSt8jDNZ8xyPo8zzH58BwVn8KaQg8P8Oc8XwOA8mcK882EOq82LKX8ExZJ8KsJa8PyQI8Q5Gw8SeH_8XvTk8iaQo8t9V68xgKK8y8Sj83jOW83lLz8NQOt8bqRO8gUQz8vfSa8xmMS8yWKq8z5I680HUR81JU_8AuT08CzSx8NpUM8WPIc8kyRJ8u_Yr8wmF98yrLB84CXD8GkSo8hkL-8jVSR8qoG48tYLk8wpXE8yZRw80wUz8B9Uf8OENl8R3Im8hWWK8o5NR8ptJu8wvTx82ZVy8MbTS8PcKe8WWN48WcTw8WcY-8i0RD8jpK-8kEIT8uwJ082MPi83DQE8AJLX9INXR9L5Ih9QaaG9RkP89XIWh9kkHC9mUKS9qgJn9y3ZN90ZVV90hVz9GtTj9NzSY9VWUF9aYRr9h1HA9pPGz9w6ST9xfVg9IfHx9mgQQ9mgKa9pfZV9sVRm9s3Hv9uoR19NGNU9XHGz9gfYL9l_Jt9pVMz92uRx9BnG39ItIP9JAZN9MxOj9UVYH9WPNo9YNFe9lGSJ9lQKH9r7UQ9t-KL930Jr9KGV79XpMB9ZqIR9ilQu9kJIB9lOUt9tWYV9ANNL9ArUH9EcOk9HeUQ9RdVw9SwLM9kfMf9wNTl9COXU9JYKU9L2Rc9M-M79VaKB9Z_PN9bJFl9mmMw9qNNf9rgHd9sZOu9HARZ9SHJo9SfGU9UdM89VtIO9dsH09gEWn9jEYX9lJKC9sMXW94KR_9JIKO9LhPq9OORN9gTGC9ksTy9kxHF9ndMY9oiT59qePb9tkOH9wQQX91BWH92EV59GZSZ-KtQY-L5Qe-RIIV-RnJO-RyJo-cKPG-loGY-CzRW-ESMZ-PqPn-QPK7-RDJt-UcRb-ZjU0-dqM0-dyGc-ktIs-qZJc-q5J2-rHMr-u7Sa-C4R6-ILVz-J9UZ-K6Qj-OTLv-TPQ0-VhX_-qMQs-rVLy-r7UR-tzY9-xRJB-DrXU-E3Jf-G_UR-U9F1-WmOy-XdPU-Y9TE-fuNF-f0Vu-uESy-ysM1-1RLI-KbQX-MeUV-R6KG-STGt-SzN2-y3WE-3SHa-MhKw-bOMi-bXIp-nnHc-r2Mp-uuJ9-xoPp-1sbP-3NKz-HBPd-LbQT-M4N5-NATG-V8KA-WAJk-biLM-euGf-uqPZ-x7JC-2TKj-DXYt-MkOA-NuT5-OeFe-TMMD-WKKl-YdTW-YvUY-c8Q2-fKUa-lnVQ-ogOA-y5LH-FsV7-QNQI-TNHW-Z3Nr-lwHA-l2Tx-w8Mq-BPWl-DHSV-F8Ls-GPHX-H0YV-IPNR-UXGr-VMYo-fMLN-hNFu-lKRW-qLKW-sqHf-txTd-xOVf-zsNu-3ZG9-Q_Gh_gjJF_hcWG_kzK__k1Ip_2pYt_'
const FIGURES =
  'E2UrCuToBiS5AVSn CPRuB2R3BgSpBiS5BcTV3ZU11_Ur 3ZU13fU_3YVV CuToCOUFB9UfCuVcD1Vq 3fU_3tVU WPIcYgJNZqIR wvMlw8MqydNMzyOB0aN20sOE08OD1oM42nMo2SKw ydNMz0L5 zyOB0OM2 0sOE0jOS 2zK72nMo3iLS uWPuuhPdusPEvUN8ulOOtiOjswQPuhPdtiOjsyNT o1FQpEElncE2nzFUn1FwpGGRo1FZ GpSVE-RvEfRUEcRF ODVFMYVQL-UgLmTQMwSiODT4ODVFODWjMYVQLzU6L0Uf gUQzgnQ8hbREiES0iEUDjPUYjxTRikSThbREibQN iEUDhdVRhWWKhzWLhdVR KlHCK9HhLBIRL5Ih LnWeL3XgLfYbJAZNI-YTILXb LfYbOzY5QaaG VCP7UgQ6UcRbUlSk UgQ6TZPg eUUDdcUi O9LQP1LdQiKWQvJ8QeJtQXJiO3JX RWJfQvJ8 P1LdQQLZQjLoQLMMQQLZ R8O4RePX vkMHvtLwwALSwrKHw6J3yRKkzELjyyLdyGLcxdLYvkMH PiHUPAF1VnDLX-DIZHEAYsEbYHEfVxEzToExSoFyTIGrUgFhVxEz EeYBDXXeCOXjBlW5AXXT anFjcdGJdOGOdwGagCFtgpGrgaHbgaHjhFIYiNHejIHf gaHjfRIV wCX6wpXux8X2y7XQ0KW-z_XK0tXM1gYa3caMyWZGx8X2 yWZG1gYa GYOkGGO8FyPZGcPpHBPdHIOtGYOkGPOHFcNmEXMdEELlBtLQAxMsCrMeDSMyEXMd O7I2NtIeNRIvM8Ih NtIeOCHY e3Qze8SbdLSf sfIRsyIRs6IJs7H7s3HvsqHfsIHSrgHd kcS-kQSnkhSPk1SLlGSJlaSRlkSv cdKNchKicwLVdTLfdeKachKi bOMiawMXaiLwZxLNaPKgasLIawLTbiLMb-LY aiLwawLT xuSywsTYvwUXuSVHtsWJtNWa wgVJvwUXuvTjtvSc wLP1wWQWwbQjwtQlwlQbwWQW p8W9qEWHpCWPpHWsp8W9tBYprAZNoMYVmcXrllXOkIXSg_YIdcY-bBY5 rAZNrBZb tBYpuaZD x2O4xyPoxoPp MCNRLKNjKzNiJ2NAJTL9I1MLIuMiIUMlG5MrGaL5GdLKHIKYHzKqIWKsI3KcKxJSKUIwKFIyI-IaIfHxH0HVG-HxGSH1FvGnFVGBEiGAD0FI HgJiGnJAE3Jf OpRlO9RlPyR_Q2SyRwTDSLScR0SRRMRgQkRSPiQoP1QF RMRgRHQp 18F01dGD1PGv0uHPz5Gu1PGv 0tHR0LHnzzH5zVIO mXREmsRbnHTAnLUJm1UsmRVTl2VFlOUt nHTAn3S5 nLUJocT0 qDT5oxT3ocT0n3S5ocR8pqSZqGSoqfSk obQUmsRb J7HdGWGIGKF3GSFjHLEvG_ED UlPEUpO-UcOmUROlUOO9UlPEU6O_VqObWqN5WLMtXHLwX2MIYdLcZYLibFJFb2IxfNKchEJ5iyJs wWGrwmF9xBE7zfFeyAFuwWGr 0fWO0yV70uVh0ZVV0wUz1JU_0uVh0hVz0fWO 0wUz0HUR0MT9 XxP8XuQsYORKaVRRbtQWaWQeXxP8 YORKYGRuXKSIW5Ry XvTkYdTWZhTaYiTzXvTkWcTw OTLvN7L2NjLwNALSMOLiL8KkM1K0NdKkNuKz MPMDMOLiMfMA jUKHizLkj1MmkjLwknJrkrJa izLkkjLw lJI0ktIskBIZj_HujGHVidGqjpF7j4GlkDHFkiHolgIElwIU j_HukiHo O1XSQTXMRdVwTpU0VIUmV1T0V7Tc r8T8r7UQroUIr8T8sUT1sfTLsJTSr8T8 w1IywxHMyCHsx7JCxRJBw1Iy SBMkTFNmQ4N_PMM-OpNF Q4N_P8OcO_OyPWPNPqPn lwHAmkGomSGOloGYlwHA qKMipuOfpjOypNQCnwPimtOYmENfmONVm9MaoQLn nwPim9MamuLemkLLmcK8mgKa pjOyoQLnotKKo6JZ OXQYN2RPOORNOiQSOKPkN4POMtPDLhPq LqOVLgOcLYO8LVPKLXPdLhPqLlQLL5QeMGQg MSMyMrNsM-OBMtPDNGPnN4PONUNxNlMj NUNxNJN4M-OB z9TQ1QSy2DSdAVSnAhQc2GQc1ZP-1MPwz9PCy8Pn 2GQc2DSd1hR61YRwz2SBy-SE IxTHJJTDJVTqJTUUIzUuItViIdVmH_V3HOWbGrWzG0WUHZV0HaVFHWUeHeUQHPUIG_URHBUeHWUe JoV8J9VoJuVhItVi HZV0GaVwEDV_ BCHdClGxDdHTDkGZCrFcClGxAYG7BCHd C4R6CzSxDHSVC4R6CzRWDlQdEHPgExOgEcOkD-O7DhPBC4PQCdPTB6PQ4OPJ3eO83APE2tO62lOl29OR3jOW3uOn3eO8 2lOl2EOq 1KJ210Jc1wI_1nI70zJBz5I6y-I6zFJPz5I61KJ2 PiHURFIRRyJoR7J4SVKLSoKfTDKRS5H0TIGr SVKLSSKBSIJiRyJo S5H0UUIjUdI4UuJv uGQ4uYQ9u1RH uJQzuYQ9 q4IUrIIsrAJarSKGquKx tbHHteHuspJZr-J2rSKG usHhu3IjuuJ9t-KLthKPtJKHsWJ9r-J2rAJaqbJUrIIsspJZszJvsWJ9suKrs6KytOLGtYLStYLk suKrscKxsTKhsWJ9 ldJ_lhKiluK- lhKimVKEmqJ8m6JqndItniIInoHcoUHUpTHWptHzpgH-pKIR CTJe30Jr2pI_3MIK rkMysCNVr2MprVLyrkMy k9QekyRJlEQ5lXQhk9QekhPtk5PElJOxmENf oQLnpULqqKMiqUMyrBNnsZOu XwOAXJMzYmNpYoN- NMRXKyQpKgQjKJQgKRQzKgREMwSi KJQgJaQBIGPlJgPA IGPlIAPeIeOI qoG4rPG4rUGZ EbSsFETiFXTWEbSs cvW-Z7XuZ3W4b5WdcvW-ePW0faWpgVVx b5WdblViagTPafS_ blViaKVBYUUj aKVBYHUx Z7XuWVX7T8XjXFXSZ3W4 Z3W4XIWhWYWJVEVk VPVcWYWJ k4aOmMZ6j-ZSizZqk4aOnTa4pHbmF8cB UgFhV9FeXUFiZRGWYBHfWTHvVaHSTIGr blPFbxOWc6N9dwN2e3NNfdMUhcNIigNL ejPyeTOmdwN2 e3NNf1N-g4OTioOX tLRatqR7uoR1u7SavfSa'

/** The sky is seen from below: north is up, east is left. */

const LATITUDE = rad(35)
const [SIN_LATITUDE, COS_LATITUDE] = [Math.sin(LATITUDE), Math.cos(LATITUDE)]
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const PLACE = 4 // letters per place

export interface SkyPosition {
  ascension: number
  declination: number
}

export interface Star extends SkyPosition {
  magnitude: number
}

export const stars: readonly Star[] = (STARS.match(/.{5}/g) ?? []).map((letters) => ({
  ...skyPosition(letters),
  magnitude: (LETTERS.indexOf(letters[PLACE]!) - 15) / 10,
}))

export const figures: readonly (readonly SkyPosition[])[] = FIGURES.split(' ').map((letters) =>
  (letters.match(/.{4}/g) ?? []).map(skyPosition),
)

/** Radius 1 is the horizon. Stereographic, so figures keep their shapes. */
export type Dome = (place: SkyPosition) => Point

export function domeOf(siderealDeg: number): Dome {
  return ({ ascension, declination }) => {
    const [hour, height] = [rad(siderealDeg - ascension), rad(declination)]
    const [sin, cos] = [Math.sin(height), Math.cos(height)]
    const up = SIN_LATITUDE * sin + COS_LATITUDE * cos * Math.cos(hour)
    const north = COS_LATITUDE * sin - SIN_LATITUDE * cos * Math.cos(hour)
    const west = cos * Math.sin(hour)
    const enlarged = 1 / Math.max(1 + up, 0.05) // the nadir would be infinitely far away
    return { x: west * enlarged, y: -north * enlarged }
  }
}

/** Longitude 0 is in Sagittarius. */
export function galactic(longitudeDeg: number, latitudeDeg: number): SkyPosition {
  const [l, b] = [rad(longitudeDeg - 32.93192), rad(latitudeDeg)]
  const pole = rad(27.12825) // pole's declination; its right ascension is 192.85948
  const sin = Math.sin(b) * Math.sin(pole) + Math.cos(b) * Math.cos(pole) * Math.sin(l)
  const ascension =
    192.85948 +
    90 +
    deg(
      Math.atan2(
        Math.cos(b) * Math.sin(l) * Math.sin(pole) - Math.sin(b) * Math.cos(pole),
        Math.cos(b) * Math.cos(l),
      ),
    )
  return { ascension, declination: deg(Math.asin(sin)) }
}

export function ecliptic(longitudeDeg: number): SkyPosition {
  const [longitude, tilt] = [rad(longitudeDeg), rad(23.44)]
  return {
    ascension: deg(Math.atan2(Math.cos(tilt) * Math.sin(longitude), Math.cos(longitude))),
    declination: deg(Math.asin(Math.sin(tilt) * Math.sin(longitude))),
  }
}

function skyPosition(letters: string): SkyPosition {
  const number = (at: number) => LETTERS.indexOf(letters[at]!) * 64 + LETTERS.indexOf(letters[at + 1]!)
  return { ascension: number(0) / 10, declination: (number(2) - 900) / 10 }
}

function rad(degrees: number): number {
  return (degrees * Math.PI) / 180
}

function deg(radians: number): number {
  return (radians * 180) / Math.PI
}
