// Made from schemas/marketing/componentBrand.json. Do not edit: change the source and run `npm run generate`.
import { ucs2length as func1 } from '../runtime.js';
export const create = validate0;
const schema0 = {"properties":{"trademarkType":{},"brandManagementType":{},"commodityOriginType":{},"brandAuditType":{},"brandWording":{},"trademarkRegistrant":{},"trademarkRegistrantNu":{},"trademarkApplicant":{},"trademarkAuthorizationPeriod":{},"trademarkApplicationTime":{},"license":{},"saleAuthorization":{"items":{}},"trademarkRegistrationCertificate":{"items":{}},"trademarkChangeCertificate":{"items":{}},"trademarkRegistrationApplication":{"items":{}},"importedGoodsForm":{"items":{}}}};
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^[1-9]\\d{3}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01]) (?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$", "u");
const pattern2 = new RegExp("^(?:(?:https?:)?//[^\\s<>\"']+|/?[^\\s<>\"'/:\\\\][^\\s<>\"':\\\\]*)$", "u");
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.trademarkType === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "trademarkType"}});
errors++;
}
if(data.brandManagementType === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "brandManagementType"}});
errors++;
}
if(data.commodityOriginType === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "commodityOriginType"}});
errors++;
}
if(data.brandWording === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "brandWording"}});
errors++;
}
if(data.license === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "license"}});
errors++;
}
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.trademarkType !== undefined){
let data0 = data.trademarkType;
if(!(((((((((((((((((((((((((((((((((((((((((((((data0 === "1") || (data0 === "2")) || (data0 === "3")) || (data0 === "4")) || (data0 === "5")) || (data0 === "6")) || (data0 === "7")) || (data0 === "8")) || (data0 === "9")) || (data0 === "10")) || (data0 === "11")) || (data0 === "12")) || (data0 === "13")) || (data0 === "14")) || (data0 === "15")) || (data0 === "16")) || (data0 === "17")) || (data0 === "18")) || (data0 === "19")) || (data0 === "20")) || (data0 === "21")) || (data0 === "22")) || (data0 === "23")) || (data0 === "24")) || (data0 === "25")) || (data0 === "26")) || (data0 === "27")) || (data0 === "28")) || (data0 === "29")) || (data0 === "30")) || (data0 === "31")) || (data0 === "32")) || (data0 === "33")) || (data0 === "34")) || (data0 === "35")) || (data0 === "36")) || (data0 === "37")) || (data0 === "38")) || (data0 === "39")) || (data0 === "40")) || (data0 === "41")) || (data0 === "42")) || (data0 === "43")) || (data0 === "44")) || (data0 === "45"))){
(vErrors ??= []).push({instancePath:instancePath+"/trademarkType",keyword:"enum",params:{}});
errors++;
}
}
if(data.brandManagementType !== undefined){
let data1 = data.brandManagementType;
if(!(((data1 === 1) || (data1 === 2)) || (data1 === 3))){
(vErrors ??= []).push({instancePath:instancePath+"/brandManagementType",keyword:"enum",params:{}});
errors++;
}
}
if(data.commodityOriginType !== undefined){
let data2 = data.commodityOriginType;
if(!((data2 === 1) || (data2 === 2))){
(vErrors ??= []).push({instancePath:instancePath+"/commodityOriginType",keyword:"enum",params:{}});
errors++;
}
}
if(data.brandAuditType !== undefined){
let data3 = data.brandAuditType;
if(!(((((data3 === 1) || (data3 === 2)) || (data3 === 3)) || (data3 === 4)) || (data3 === null))){
(vErrors ??= []).push({instancePath:instancePath+"/brandAuditType",keyword:"enum",params:{}});
errors++;
}
}
if(data.brandWording !== undefined){
let data4 = data.brandWording;
if(typeof data4 === "string"){
if(func1(data4) > 20){
(vErrors ??= []).push({instancePath:instancePath+"/brandWording",keyword:"maxLength",params:{limit: 20}});
errors++;
}
if(func1(data4) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/brandWording",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/brandWording",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.trademarkRegistrant !== undefined){
let data5 = data.trademarkRegistrant;
if((typeof data5 !== "string") && (data5 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/trademarkRegistrant",keyword:"type",params:{}});
errors++;
}
if(typeof data5 === "string"){
if(func1(data5) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/trademarkRegistrant",keyword:"maxLength",params:{limit: 100}});
errors++;
}
}
}
if(data.trademarkRegistrantNu !== undefined){
let data6 = data.trademarkRegistrantNu;
if((typeof data6 !== "string") && (data6 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/trademarkRegistrantNu",keyword:"type",params:{}});
errors++;
}
if(typeof data6 === "string"){
if(func1(data6) > 10){
(vErrors ??= []).push({instancePath:instancePath+"/trademarkRegistrantNu",keyword:"maxLength",params:{limit: 10}});
errors++;
}
}
}
if(data.trademarkApplicant !== undefined){
let data7 = data.trademarkApplicant;
if((typeof data7 !== "string") && (data7 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/trademarkApplicant",keyword:"type",params:{}});
errors++;
}
if(typeof data7 === "string"){
if(func1(data7) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/trademarkApplicant",keyword:"maxLength",params:{limit: 100}});
errors++;
}
}
}
if(data.trademarkAuthorizationPeriod !== undefined){
let data8 = data.trademarkAuthorizationPeriod;
if((typeof data8 !== "string") && (data8 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/trademarkAuthorizationPeriod",keyword:"type",params:{}});
errors++;
}
if(typeof data8 === "string"){
if(!pattern0.test(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/trademarkAuthorizationPeriod",keyword:"pattern",params:{}});
errors++;
}
}
}
if(data.trademarkApplicationTime !== undefined){
let data9 = data.trademarkApplicationTime;
if((typeof data9 !== "string") && (data9 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/trademarkApplicationTime",keyword:"type",params:{}});
errors++;
}
if(typeof data9 === "string"){
if(!pattern0.test(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/trademarkApplicationTime",keyword:"pattern",params:{}});
errors++;
}
}
}
if(data.license !== undefined){
let data10 = data.license;
if(typeof data10 === "string"){
if(func1(data10) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/license",keyword:"maxLength",params:{limit: 500}});
errors++;
}
if(func1(data10) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/license",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!pattern2.test(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/license",keyword:"pattern",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/license",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.saleAuthorization !== undefined){
let data11 = data.saleAuthorization;
if(Array.isArray(data11)){
if(data11.length > 10){
(vErrors ??= []).push({instancePath:instancePath+"/saleAuthorization",keyword:"maxItems",params:{limit: 10}});
errors++;
}
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
let data12 = data11[i0];
if(typeof data12 === "string"){
if(func1(data12) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/saleAuthorization/" + i0,keyword:"maxLength",params:{limit: 500}});
errors++;
}
if(!pattern2.test(data12)){
(vErrors ??= []).push({instancePath:instancePath+"/saleAuthorization/" + i0,keyword:"pattern",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/saleAuthorization/" + i0,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/saleAuthorization",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.trademarkRegistrationCertificate !== undefined){
let data13 = data.trademarkRegistrationCertificate;
if(Array.isArray(data13)){
if(data13.length > 1){
(vErrors ??= []).push({instancePath:instancePath+"/trademarkRegistrationCertificate",keyword:"maxItems",params:{limit: 1}});
errors++;
}
const len1 = data13.length;
for(let i1=0; i1<len1; i1++){
let data14 = data13[i1];
if(typeof data14 === "string"){
if(func1(data14) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/trademarkRegistrationCertificate/" + i1,keyword:"maxLength",params:{limit: 500}});
errors++;
}
if(!pattern2.test(data14)){
(vErrors ??= []).push({instancePath:instancePath+"/trademarkRegistrationCertificate/" + i1,keyword:"pattern",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/trademarkRegistrationCertificate/" + i1,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/trademarkRegistrationCertificate",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.trademarkChangeCertificate !== undefined){
let data15 = data.trademarkChangeCertificate;
if(Array.isArray(data15)){
if(data15.length > 5){
(vErrors ??= []).push({instancePath:instancePath+"/trademarkChangeCertificate",keyword:"maxItems",params:{limit: 5}});
errors++;
}
const len2 = data15.length;
for(let i2=0; i2<len2; i2++){
let data16 = data15[i2];
if(typeof data16 === "string"){
if(func1(data16) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/trademarkChangeCertificate/" + i2,keyword:"maxLength",params:{limit: 500}});
errors++;
}
if(!pattern2.test(data16)){
(vErrors ??= []).push({instancePath:instancePath+"/trademarkChangeCertificate/" + i2,keyword:"pattern",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/trademarkChangeCertificate/" + i2,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/trademarkChangeCertificate",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.trademarkRegistrationApplication !== undefined){
let data17 = data.trademarkRegistrationApplication;
if(Array.isArray(data17)){
if(data17.length > 1){
(vErrors ??= []).push({instancePath:instancePath+"/trademarkRegistrationApplication",keyword:"maxItems",params:{limit: 1}});
errors++;
}
const len3 = data17.length;
for(let i3=0; i3<len3; i3++){
let data18 = data17[i3];
if(typeof data18 === "string"){
if(func1(data18) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/trademarkRegistrationApplication/" + i3,keyword:"maxLength",params:{limit: 500}});
errors++;
}
if(!pattern2.test(data18)){
(vErrors ??= []).push({instancePath:instancePath+"/trademarkRegistrationApplication/" + i3,keyword:"pattern",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/trademarkRegistrationApplication/" + i3,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/trademarkRegistrationApplication",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.importedGoodsForm !== undefined){
let data19 = data.importedGoodsForm;
if(Array.isArray(data19)){
if(data19.length > 5){
(vErrors ??= []).push({instancePath:instancePath+"/importedGoodsForm",keyword:"maxItems",params:{limit: 5}});
errors++;
}
const len4 = data19.length;
for(let i4=0; i4<len4; i4++){
let data20 = data19[i4];
if(typeof data20 === "string"){
if(func1(data20) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/importedGoodsForm/" + i4,keyword:"maxLength",params:{limit: 500}});
errors++;
}
if(!pattern2.test(data20)){
(vErrors ??= []).push({instancePath:instancePath+"/importedGoodsForm/" + i4,keyword:"pattern",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/importedGoodsForm/" + i4,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/importedGoodsForm",keyword:"type",params:{type: "array"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
export const actions = {};
